import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { AtMost } from "../../../platform/graphql/atMost";
import { accessToken as limits } from "../../../platform/limits/signInLimits";
import { accountActions } from "../signIn/accountPolicy";
import type { JoinedUser } from "../users/joinedUser";
import { User } from "../users/User";
import { CreateAccessTokenInput, EndAccessTokenInput } from "./accessTokenInputs";
import * as tokens from "./accessTokenService";
import { CreateAccessTokenPayload, OwnAccessToken } from "./OwnAccessToken";

@Resolver(() => User)
export class AccessTokenResolver {
  @AtMost(limits.max)
  @FieldResolver(() => [OwnAccessToken], {
    nullable: true,
    description: `The viewer's own, at most ${limits.max}, the newest first; null on anyone else, and for access tokens.`,
  })
  accessTokens(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, accountActions.readAccess, user) ? tokens.listAccessTokens(ctx) : null;
  }

  @Needs(accountActions.changeTokens)
  @Mutation(() => CreateAccessTokenPayload, {
    nullable: true,
    description:
      "Makes a token for a program that acts for the viewer, within scopes. CONFIRMATION_REQUIRED unless `confirmIdentity` was called.",
  })
  createAccessToken(
    @Ctx() ctx: AppContext,
    @Arg("input", () => CreateAccessTokenInput, { description: "What it may do, and until when." })
    input: CreateAccessTokenInput,
  ) {
    return tokens.createAccessToken(ctx, input);
  }

  @Needs(accountActions.changeTokens)
  @Mutation(() => User, {
    nullable: true,
    description: "Ends one of the viewer's access tokens; its live connections close within a second.",
  })
  endAccessToken(
    @Ctx() ctx: AppContext,
    @Arg("input", () => EndAccessTokenInput, { description: "Which one." }) input: EndAccessTokenInput,
  ) {
    return tokens.endAccessToken(ctx, input.id);
  }
}
