import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { PageArgs } from "../../platform/paging/PageArgs";
import type { JoinedUser } from "../accounts/users/joinedUser";
import { User } from "../accounts/users/User";
import { BuddyConnection, BuddyRequestConnection, RequestDirection } from "./Buddy";
import * as lists from "./buddyLists";
import { buddyActions } from "./buddyPolicy";
import { findContactable } from "./buddyService";
import { BuddyState } from "./BuddyState";
import { Contactable } from "./ContactSetting";

/** What a member is to the viewer, and the viewer's own lists. */
@Resolver(() => User)
export class UserBuddiesResolver {
  @FieldResolver(() => BuddyState, {
    nullable: true,
    description: "What the member is to the viewer; null for a guest, and for the viewer's own account.",
  })
  async buddyState(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return (await relationOf(ctx, user))?.state ?? null;
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the member takes buddy requests and the viewer, a member too, has not sent one yet.",
  })
  async viewerCanRequestBuddy(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    const relation = await relationOf(ctx, user);
    return relation !== null && relation.state === BuddyState.NONE && relation.isContactable;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: "Whether the member was here within the last seven days; null for a guest.",
  })
  wasSeenThisWeek(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return ctx.viewer && ctx.loaders.wasSeenThisWeek.load(user.id);
  }

  @FieldResolver(() => BuddyConnection, {
    nullable: true,
    description: "The viewer's buddies, the newest first; null on anyone else.",
  })
  async buddies(@Root() user: JoinedUser, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    if (!canReadOwn(ctx, buddyActions.readOwn, user)) return null;
    return new BuddyConnection(await lists.listBuddies(ctx, page), () => lists.countBuddies(ctx));
  }

  @FieldResolver(() => BuddyRequestConnection, {
    nullable: true,
    description: "The viewer's open buddy requests, the newest first; null on anyone else.",
  })
  async buddyRequests(
    @Root() user: JoinedUser,
    @Ctx() ctx: AppContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("direction", () => RequestDirection, {
      defaultValue: RequestDirection.RECEIVED,
      description: "Those that wait for the viewer's answer, or those that the viewer sent.",
    })
    direction: RequestDirection,
  ) {
    if (!canReadOwn(ctx, buddyActions.readOwn, user)) return null;
    const connection = await lists.listRequests(ctx, direction, page);
    return new BuddyRequestConnection(connection, () => lists.countRequests(ctx, direction));
  }

  @FieldResolver(() => Contactable, {
    nullable: true,
    description: "Who may send the viewer buddy requests; null on anyone else.",
  })
  contactable(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, buddyActions.readOwn, user) ? findContactable(ctx) : null;
  }
}

function relationOf({ viewer, loaders }: AppContext, { id: userId }: JoinedUser) {
  if (!viewer || (viewer.id === userId && !viewer.asStranger)) return null;
  return loaders.buddyRelation.load({ viewerId: viewer.id, userId });
}
