import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { groups as limits } from "../limits";
import { PageArgs } from "../../../platform/paging/PageArgs";
import { Group } from "./Group";
import { GroupConnection } from "./groupConnections";
import { GroupInput, ReadCommentsInput } from "./groupInputs";
import * as ownGroups from "./ownGroups";
import { groupActions } from "./groupPolicy";
import { markCommentsRead, markGroupRead, readUpTo } from "./unread";

/** The groups that the viewer belongs to, and what is new in each. */
@Resolver(() => Group)
export class OwnGroupsResolver {
  @Needs(groupActions.read)
  @Query(() => GroupConnection, {
    nullable: true,
    description: "The groups that the viewer belongs to, private ones among them; those joined last first.",
  })
  async myGroups(@Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    return new GroupConnection(await ownGroups.listOwnGroups(ctx, page), () => ownGroups.countOwnGroups(ctx));
  }

  @Needs(groupActions.read)
  @Mutation(() => Group, {
    nullable: true,
    description: "The viewer has read what is written in a group up to now; without a membership nothing changes.",
  })
  markGroupRead(
    @Ctx() ctx: AppContext,
    @Arg("input", () => GroupInput, { description: "Which group." }) input: GroupInput,
  ) {
    return markGroupRead(ctx, input);
  }

  @Needs(groupActions.read)
  @Mutation(() => Group, {
    nullable: true,
    description: "The viewer has read these comments of a group, and no others; without a membership nothing changes.",
  })
  markCommentsRead(
    @Ctx() ctx: AppContext,
    @Arg("input", () => ReadCommentsInput, { description: "Which comments." }) input: ReadCommentsInput,
  ) {
    return markCommentsRead(ctx, input);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "Up to when the viewer has read everything in it; they may have read some of what followed. null for who does not belong to it.",
  })
  viewerReadAt(@Root() group: Group, @Ctx() ctx: AppContext) {
    return readUpTo(ctx, group.id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: `Comments of others since the viewer joined, or last read them; counted up to ${limits.unread}. null for who does not belong to it.`,
  })
  unreadCount(@Root() group: Group, @Ctx() ctx: AppContext) {
    return ctx.viewer && ctx.loaders.unread.load({ groupId: group.id, userId: ctx.viewer.id });
  }
}
