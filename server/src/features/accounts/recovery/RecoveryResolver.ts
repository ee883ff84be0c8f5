import { Arg, Ctx, FieldResolver, Int, Field, Mutation, ObjectType, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { mail as limits } from "../../../platform/limits/jobLimits";
import { accountActions } from "../signIn/accountPolicy";
import type { JoinedUser } from "../users/joinedUser";
import { Passkey } from "../passkeys/Passkey";
import { User } from "../users/User";
import { listPasskeysOfLink, requestPasswordReset, resetPassword } from "./passwordReset";
import { RequestPasswordResetInput, ResetPasswordInput, VerifyEmailInput } from "./recoveryInputs";
import { hasVerifiedEmail, resendVerification, verifyEmail } from "./verification";
import { AtMost } from "../../../platform/graphql/atMost";
import { passkey } from "../limits";

@ObjectType({ simpleResolvers: true, description: "A mail that was asked for. It is sent within a few seconds." })
class AskedMail {
  @Field(() => Int, { description: "In so many seconds the next one can be asked for." })
  nextInSeconds!: number;
}

@ObjectType({ simpleResolvers: true, description: "What the page of a link to a new password shows." })
class PasswordResetLink {
  @AtMost(passkey.max)
  @Field(() => [Passkey], { description: "The passkeys of the account, at most 10: `resetPassword` can remove them." })
  passkeys!: Passkey[];
}

@Resolver(() => User)
export class RecoveryResolver {
  @Needs(accountActions.recover)
  @Mutation(() => AskedMail, {
    nullable: true,
    description:
      "Sends a link to a new password, if an account has this address; the answer is the same for every address.",
  })
  requestPasswordReset(
    @Ctx() ctx: AppContext,
    @Arg("input", () => RequestPasswordResetInput, { description: "Who forgot it." }) input: RequestPasswordResetInput,
  ) {
    return requestPasswordReset(ctx, input.email);
  }

  @Needs(accountActions.recover)
  @Mutation(() => PasswordResetLink, {
    nullable: true,
    description:
      "Reads what the page of the link shows, and spends nothing. A mutation, so that the link never stands in an address.",
  })
  async openPasswordReset(
    @Ctx() ctx: AppContext,
    @Arg("input", () => VerifyEmailInput, { description: "The link." }) input: VerifyEmailInput,
  ): Promise<PasswordResetLink> {
    return { passkeys: await listPasskeysOfLink(ctx, input.token) };
  }

  @Needs(accountActions.recover)
  @Mutation(() => User, {
    nullable: true,
    description: "Sets a new password with the link from the mail, and ends all sessions and links of the account.",
  })
  resetPassword(
    @Ctx() ctx: AppContext,
    @Arg("input", () => ResetPasswordInput, { description: "The link and the password." }) input: ResetPasswordInput,
  ) {
    return resetPassword(ctx, input);
  }

  @Needs(accountActions.recover)
  @Mutation(() => User, {
    nullable: true,
    description: "Confirms the address that the link was sent to. It needs no sign-in: the mail may be read elsewhere.",
  })
  verifyEmail(
    @Ctx() ctx: AppContext,
    @Arg("input", () => VerifyEmailInput, { description: "The link." }) input: VerifyEmailInput,
  ) {
    return verifyEmail(ctx, input.token);
  }

  @Needs(accountActions.verify)
  @Mutation(() => AskedMail, {
    nullable: true,
    description: "Sends the link that confirms the viewer's address again, also when mail to it was stopped.",
  })
  resendVerification(@Ctx() ctx: AppContext) {
    return resendVerification(ctx);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether the viewer confirmed their address; true where the site sends no mail. null on anyone else. Needed only to contact members in private and to get mail.",
  })
  isEmailVerified(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    if (!canReadOwn(ctx, accountActions.readEmail, user)) return null;
    return hasVerifiedEmail(ctx, user.id);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether no more mail is sent to the viewer, because their mail server refused it; null on anyone else. `resendVerification` tries again.",
  })
  async isMailStopped(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    if (!canReadOwn(ctx, accountActions.readEmail, user)) return null;
    return ((await ctx.loaders.mailState.load(user.id))?.score ?? 0) >= limits.stopScore;
  }
}
