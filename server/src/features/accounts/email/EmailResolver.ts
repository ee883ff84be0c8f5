import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { accountActions } from "../signIn/accountPolicy";
import type { JoinedUser } from "../users/joinedUser";
import { VerifyEmailInput } from "../recovery/recoveryInputs";
import { User } from "../users/User";
import { changeEmail } from "./changeEmail";
import { undoEmailChange } from "./confirmEmailChange";
import { findPendingChange } from "./emailChanges";
import { ChangeEmailInput } from "./emailInputs";

@Resolver(() => User)
export class EmailResolver {
  @Needs(accountActions.changeEmail)
  @Mutation(() => User, {
    nullable: true,
    description:
      "Sends a link to another address; the viewer has it once `verifyEmail` was called with the link. The answer is the same for an address that somebody has. CONFIRMATION_REQUIRED unless `confirmIdentity` was called.",
  })
  changeEmail(
    @Ctx() ctx: AppContext,
    @Arg("input", () => ChangeEmailInput, { description: "The new address." }) input: ChangeEmailInput,
  ) {
    return changeEmail(ctx, input.email);
  }

  @Needs(accountActions.recover)
  @Mutation(() => User, {
    nullable: true,
    description:
      "Brings the old address back with the link that was sent to it, up to 7 days after a change, and ends all sessions.",
  })
  undoEmailChange(
    @Ctx() ctx: AppContext,
    @Arg("input", () => VerifyEmailInput, { description: "The link." }) input: VerifyEmailInput,
  ) {
    return undoEmailChange(ctx, input.token);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The address that the viewer has still to confirm; null without one, and on anyone else.",
  })
  async pendingEmail(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    if (!canReadOwn(ctx, accountActions.readEmail, user)) return null;
    return (await findPendingChange(ctx.db, user.id))?.newEmail ?? null;
  }
}
