import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { accountActions } from "../signIn/accountPolicy";
import { AuthPayload } from "../signIn/AuthPayload";
import { DeleteAccountInput, DepartureContent, DepartureInput } from "./deletionInputs";
import { deleteAccountNow, keepAccount, leaveAccount } from "./leaveAccount";

@Resolver()
export class DeletionResolver {
  @Needs(accountActions.leave)
  @Mutation(() => Date, {
    nullable: true,
    description:
      "Ends all sessions of the viewer, who is an unknown id to everyone from then on, and deletes the account after a week; the answer says when. Until then a sign-in answers LEAVING, with a `limitedToken` for `keepAccount` and `deleteAccountNow`. CONFIRMATION_REQUIRED unless `confirmIdentity` was called.",
  })
  deleteAccount(
    @Ctx() ctx: AppContext,
    @Arg("input", () => DeleteAccountInput, { nullable: true, description: "Left out: everything is removed." })
    input: DeleteAccountInput | null | undefined,
  ) {
    return leaveAccount(ctx, input ?? { content: DepartureContent.REMOVE });
  }

  @Needs(accountActions.comeBack)
  @Mutation(() => AuthPayload, {
    nullable: true,
    description: "Keeps an account that waits to be deleted, and signs in: all is as it was.",
  })
  keepAccount(
    @Ctx() ctx: AppContext,
    @Arg("input", () => DepartureInput, { description: "Which account." }) input: DepartureInput,
  ) {
    return keepAccount(ctx, input.limitedToken);
  }

  @Needs(accountActions.comeBack)
  @Mutation(() => Boolean, {
    nullable: true,
    description: "Deletes an account that waits for it now, for good. Always true.",
  })
  async deleteAccountNow(
    @Ctx() ctx: AppContext,
    @Arg("input", () => DepartureInput, { description: "Which account." }) input: DepartureInput,
  ) {
    await deleteAccountNow(ctx, input.limitedToken);
    return true;
  }
}
