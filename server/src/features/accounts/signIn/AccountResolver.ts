import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { ChangeNameInput, ChangePasswordInput, LoginInput, RegisterInput } from "./accountInputs";
import * as accounts from "./accountService";
import { AuthPayload } from "./AuthPayload";
import { changeName } from "../users/changeName";
import { changePassword } from "./changePassword";
import { DemoAccount } from "./DemoAccount";
import { User } from "../users/User";
import { accountActions } from "./accountPolicy";

@Resolver()
export class AccountResolver {
  @Needs(accountActions.seeDemo)
  @Query(() => DemoAccount, {
    nullable: true,
    description: "The account that newcomers may try; null where there is no demo community.",
  })
  demoAccount(@Ctx() ctx: AppContext) {
    return ctx.demoAccount;
  }

  @Needs(accountActions.register)
  @Mutation(() => AuthPayload, {
    nullable: true,
    description: "Opens an account and signs in. CONFLICT when the e-mail is taken.",
  })
  register(
    @Ctx() ctx: AppContext,
    @Arg("input", () => RegisterInput, { description: "Who signs up." }) input: RegisterInput,
  ) {
    return accounts.register(ctx, input);
  }

  @Needs(accountActions.login)
  @Mutation(() => AuthPayload, {
    nullable: true,
    description: "Signs in. INVALID_CREDENTIALS, the same for an unknown e-mail and a wrong password.",
  })
  login(@Ctx() ctx: AppContext, @Arg("input", () => LoginInput, { description: "Who signs in." }) input: LoginInput) {
    return accounts.login(ctx, input);
  }

  @Needs(accountActions.logout)
  @Mutation(() => Boolean, {
    nullable: true,
    description: "Ends this session, or all sessions of the viewer. Always true.",
  })
  async logout(
    @Ctx() ctx: AppContext,
    @Arg("everywhere", () => Boolean, { defaultValue: false, description: "All sessions, on every device." })
    everywhere: boolean,
  ) {
    await accounts.logout(ctx, everywhere);
    return true;
  }

  @Needs(accountActions.changeName)
  @Mutation(() => User, { nullable: true, description: "Changes what the viewer is called, everywhere." })
  changeName(
    @Ctx() ctx: AppContext,
    @Arg("input", () => ChangeNameInput, { description: "The new name." }) input: ChangeNameInput,
  ) {
    return changeName(ctx, input);
  }

  @Needs(accountActions.changePassword)
  @Mutation(() => AuthPayload, {
    nullable: true,
    description:
      "Sets a new password, ends all sessions and answers the token of a new one. INVALID_CREDENTIALS when the current password is wrong, which counts as a failed sign-in.",
  })
  changePassword(
    @Ctx() ctx: AppContext,
    @Arg("input", () => ChangePasswordInput, { description: "The old and the new password." })
    input: ChangePasswordInput,
  ) {
    return changePassword(ctx, input);
  }
}
