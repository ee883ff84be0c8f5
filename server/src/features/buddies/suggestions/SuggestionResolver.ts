import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { suggestions as limits } from "../limits";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { BuddyInput } from "../buddyInputs";
import { buddyActions } from "../buddyPolicy";
import { Suggestion, SuggestionNeed } from "./Suggestion";
import * as suggestions from "./suggestionService";
import { AtMost } from "../../../platform/graphql/atMost";

@Resolver(() => User)
export class SuggestionResolver {
  @AtMost(limits.most)
  @FieldResolver(() => [Suggestion], {
    nullable: true,
    description:
      "Members whom the viewer may like to study with, the best first: neither buddies, nor asked, dismissed or blocked. null on anyone else.",
  })
  suggestions(
    @Root() user: JoinedUser,
    @Ctx() ctx: AppContext,
    @Arg("first", () => Int, { defaultValue: limits.shown, description: `How many, 1 to ${limits.most}.` })
    first: number,
  ) {
    return canReadOwn(ctx, buddyActions.readOwn, user) ? suggestions.listSuggestions(ctx, first) : null;
  }

  @FieldResolver(() => [SuggestionNeed], {
    nullable: true,
    description: "What the viewer can add to their profile for better suggestions; null on anyone else.",
  })
  suggestionsNeed(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, buddyActions.readOwn, user) ? suggestions.listNeeds(ctx) : null;
  }

  @Needs(buddyActions.dismiss)
  @Mutation(() => User, {
    nullable: true,
    description: "Leaves a member out of the viewer's suggestions from now on. Returns the viewer.",
  })
  dismissSuggestion(
    @Ctx() ctx: AppContext,
    @Arg("input", () => BuddyInput, { description: "Which member." }) input: BuddyInput,
  ) {
    return suggestions.dismissSuggestion(ctx, input.userId);
  }

  @Needs(buddyActions.dismiss)
  @Mutation(() => User, {
    nullable: true,
    description:
      "Takes a dismissal back: the member may be suggested again. Without one nothing changes. Returns the viewer.",
  })
  restoreSuggestion(
    @Ctx() ctx: AppContext,
    @Arg("input", () => BuddyInput, { description: "Which member." }) input: BuddyInput,
  ) {
    return suggestions.restoreSuggestion(ctx, input.userId);
  }
}
