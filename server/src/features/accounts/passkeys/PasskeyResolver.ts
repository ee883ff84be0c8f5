import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { accountActions } from "../signIn/accountPolicy";
import { AuthPayload } from "../signIn/AuthPayload";
import type { JoinedUser } from "../users/joinedUser";
import { User } from "../users/User";
import { finishPasskeyRegistration, startPasskeyRegistration } from "./registerPasskey";
import { listPasskeys, removePasskey, renamePasskey } from "./managePasskeys";
import { Passkey } from "./Passkey";
import { NewPasskeyInput, PasskeyAnswerInput, PasskeyInput, RenamePasskeyInput, StartedCeremony } from "./passkeyTypes";
import { finishPasskeyLogin, startPasskeyLogin } from "./signInWithPasskey";
import { AtMost } from "../../../platform/graphql/atMost";
import { passkey as limits } from "../limits";

const confirmed = "CONFIRMATION_REQUIRED unless `confirmIdentity` was called.";

@Resolver(() => User)
export class PasskeyResolver {
  @AtMost(limits.max)
  @FieldResolver(() => [Passkey], { nullable: true, description: "The viewer's own, at most 10; null on anyone else." })
  passkeys(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, accountActions.readAccess, user) ? listPasskeys(ctx, user.id) : null;
  }

  @Needs(accountActions.changePasskeys)
  @Mutation(() => StartedCeremony, {
    nullable: true,
    description: `What the browser needs to make a passkey. FORBIDDEN until the viewer's address is confirmed. ${confirmed}`,
  })
  startPasskeyRegistration(@Ctx() ctx: AppContext) {
    return startPasskeyRegistration(ctx);
  }

  @Needs(accountActions.changePasskeys)
  @Mutation(() => User, { nullable: true, description: `Stores a new passkey of the viewer. ${confirmed}` })
  finishPasskeyRegistration(
    @Ctx() ctx: AppContext,
    @Arg("input", () => NewPasskeyInput, { description: "What the browser made." }) input: NewPasskeyInput,
  ) {
    return finishPasskeyRegistration(ctx, input);
  }

  @Needs(accountActions.changePasskeys)
  @Mutation(() => User, { nullable: true, description: `Gives a passkey another name. ${confirmed}` })
  renamePasskey(
    @Ctx() ctx: AppContext,
    @Arg("input", () => RenamePasskeyInput, { description: "Which, and its name." }) input: RenamePasskeyInput,
  ) {
    return renamePasskey(ctx, input);
  }

  @Needs(accountActions.changePasskeys)
  @Mutation(() => User, {
    nullable: true,
    description: `Removes a passkey; nobody signs in with it any more. ${confirmed}`,
  })
  removePasskey(
    @Ctx() ctx: AppContext,
    @Arg("input", () => PasskeyInput, { description: "Which." }) input: PasskeyInput,
  ) {
    return removePasskey(ctx, input.id);
  }

  @Needs(accountActions.login)
  @Mutation(() => StartedCeremony, {
    nullable: true,
    description:
      "What the browser needs to sign in with a passkey. No name is typed. UNAVAILABLE where the site has none.",
  })
  startPasskeyLogin(@Ctx() ctx: AppContext) {
    return startPasskeyLogin(ctx);
  }

  @Needs(accountActions.login)
  @Mutation(() => AuthPayload, {
    nullable: true,
    description: "Signs in with a passkey. INVALID_CREDENTIALS, whatever was wrong with the answer.",
  })
  finishPasskeyLogin(
    @Ctx() ctx: AppContext,
    @Arg("input", () => PasskeyAnswerInput, { description: "What the browser answered." }) input: PasskeyAnswerInput,
  ) {
    return finishPasskeyLogin(ctx, input);
  }
}
