import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { User } from "../accounts/users/User";
import { BuddyInput, RequestBuddyInput, SetContactableInput } from "./buddyInputs";
import { buddyActions } from "./buddyPolicy";
import * as buddies from "./buddyService";
import { requestBuddy } from "./requestBuddy";

const Input = () => Arg("input", () => BuddyInput, { description: "Which member." });

/** Each gives back the other member, with the `buddyState` that is true afterwards. */
@Resolver()
export class BuddyResolver {
  @Needs(buddyActions.request)
  @Mutation(() => User, {
    nullable: true,
    description:
      "Asks a member to be buddies. If they have asked the viewer, both become buddies at once. FORBIDDEN before the viewer's e-mail is confirmed.",
  })
  requestBuddy(
    @Ctx() ctx: AppContext,
    @Arg("input", () => RequestBuddyInput, { description: "Whom to ask." }) input: RequestBuddyInput,
  ) {
    return requestBuddy(ctx, input);
  }

  @Needs(buddyActions.answer)
  @Mutation(() => User, {
    nullable: true,
    description: "Accepts a member's request. CONFLICT when it is not open any more.",
  })
  acceptBuddy(@Ctx() ctx: AppContext, @Input() input: BuddyInput) {
    return buddies.acceptBuddy(ctx, input);
  }

  @Needs(buddyActions.answer)
  @Mutation(() => User, {
    nullable: true,
    description: "Declines a member's request. The member is not notified, and still sees a request without an answer.",
  })
  declineBuddy(@Ctx() ctx: AppContext, @Input() input: BuddyInput) {
    return buddies.declineBuddy(ctx, input);
  }

  @Needs(buddyActions.cancel)
  @Mutation(() => User, { nullable: true, description: "Takes the viewer's request to a member back." })
  cancelBuddyRequest(@Ctx() ctx: AppContext, @Input() input: BuddyInput) {
    return buddies.cancelBuddyRequest(ctx, input);
  }

  @Needs(buddyActions.remove)
  @Mutation(() => User, { nullable: true, description: "Ends the link with a buddy, who is not notified." })
  removeBuddy(@Ctx() ctx: AppContext, @Input() input: BuddyInput) {
    return buddies.removeBuddy(ctx, input);
  }

  @Needs(buddyActions.changeSettings)
  @Mutation(() => User, { nullable: true, description: "Says who may send the viewer buddy requests." })
  setContactable(
    @Ctx() ctx: AppContext,
    @Arg("input", () => SetContactableInput, { description: "Who may." }) input: SetContactableInput,
  ) {
    return buddies.setContactable(ctx, input);
  }
}
