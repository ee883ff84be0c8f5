import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import { can, canReadOwn } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { isOfIdOnly } from "../../../platform/graphql/ofId";
import { Joined } from "../../../platform/graphql/joined";
import { loadParent } from "../../../platform/database/loader";
import { accountActions } from "../signIn/accountPolicy";
import * as accounts from "../signIn/accountService";
import { avatarPath } from "./avatarPath";
import type { JoinedUser } from "./joinedUser";
import { isNew } from "./newMembers";
import { isShared } from "../signIn/sharedAccount";
import { User } from "./User";

@Resolver(() => User)
export class UserResolver {
  @Needs(accountActions.identify)
  @Query(() => User, {
    nullable: true,
    description: "The viewer; null without a token, UNAUTHENTICATED with one that is not valid.",
  })
  me(@Ctx() ctx: AppContext, @Info() info: GraphQLResolveInfo) {
    return isOfIdOnly(info, "User") ? accounts.findViewerId(ctx) : accounts.findViewerAccount(ctx);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Only for the viewer themself; null on anyone else.",
  })
  async email(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    if (!canReadOwn(ctx, accountActions.readEmail, user)) return null;
    return user.email ?? (await ctx.loaders.user.load(user.id))?.email;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer may change this account, log out its devices and delete it: their own, unless it is the demo account, which visitors share.",
  })
  viewerCanChangeAccount(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return can(ctx, accountActions.change, user) && !isShared(ctx, user.id);
  }

  @Joined("createdAt")
  @FieldResolver(() => Date, { description: "When the member signed up." })
  async joinedAt(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return (await loadParent(ctx.loaders.user, user.id)).createdAt;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the member signed up within the last day, on a site that limits new members. Links in what they write are shown as text then.",
  })
  isNew(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return isNew(ctx, user);
  }

  @FieldResolver(() => String, {
    description:
      "Address of a picture that always exists: the Gravatar of the member, or their drawn face. It changes with the face. Root-relative for our own pages, absolute elsewhere.",
  })
  avatar(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return ctx.baseUrl + avatarPath(user.id, user.faceVersion);
  }
}
