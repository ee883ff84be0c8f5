import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { User } from "../../accounts/users/User";
import { loadParent } from "../../../platform/database/loader";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { Joined } from "../../../platform/graphql/joined";
import { Id } from "../../../platform/graphql/Id";
import { exactly } from "../../../platform/paging/count";
import { PageArgs } from "../../../platform/paging/PageArgs";
import { mayHide } from "../../blocks/visibility";
import { moderatesGroup } from "../members/access";
import { Membership } from "../members/Membership";
import { Group } from "./Group";
import { Post } from "../discussion/Post";
import { MembershipConnection } from "./groupConnections";
import { GroupInput, JoinGroupInput, UpdateGroupInput } from "./groupInputs";
import { groupActions } from "./groupPolicy";
import * as groups from "./groupService";
import { joinGroup } from "../requests/joinGroup";
import { leaveGroup } from "../members/leaveGroup";
import { nameOfGroup } from "./groupName";
import { listMembers } from "../members/members";

const whichGroup = { description: "Which group." };

@Resolver(() => Group)
export class GroupResolver {
  @Needs(groupActions.read)
  @Query(() => Group, { nullable: true, description: "A group; null when there is none with this id." })
  group(@Ctx() ctx: AppContext, @Id("id", "The group's id, which is that of its post.") id: string) {
    return groups.findShownGroup(ctx, id);
  }

  @Needs(groupActions.change)
  @Mutation(() => Group, {
    nullable: true,
    description: "Changes what a group says of itself. FORBIDDEN but for its owner.",
  })
  updateGroup(
    @Ctx() ctx: AppContext,
    @Arg("input", () => UpdateGroupInput, { description: "Which group, and what to change." }) input: UpdateGroupInput,
  ) {
    return groups.updateGroup(ctx, input);
  }

  @Needs(groupActions.join)
  @Mutation(() => Group, {
    nullable: true,
    description:
      "Joins an open group, or asks to join one that is on request; twice is once. GROUP_FULL where it has no room.",
  })
  joinGroup(@Ctx() ctx: AppContext, @Arg("input", () => JoinGroupInput, whichGroup) input: JoinGroupInput) {
    return joinGroup(ctx, input);
  }

  @Needs(groupActions.leave)
  @Mutation(() => Group, {
    nullable: true,
    description:
      "Leaves a group; without a membership nothing changes. CONFLICT for its owner. null when it was private: then it is not there any more.",
  })
  leaveGroup(@Ctx() ctx: AppContext, @Arg("input", () => GroupInput, whichGroup) input: GroupInput) {
    return leaveGroup(ctx, input);
  }

  @FieldResolver(() => String, {
    description:
      "What it is called everywhere: its title; without one, the first words of its first message, without markup. A group of two is called by the other's name.",
  })
  name(@Root() group: Group, @Ctx() ctx: AppContext) {
    return nameOfGroup(ctx, group);
  }

  @Joined("post")
  @FieldResolver(() => Post, { description: "What started it." })
  post(@Root() group: Group, @Ctx() ctx: AppContext) {
    return loadParent(ctx.loaders.post, group.id);
  }

  @Joined("owner")
  @FieldResolver(() => User, {
    nullable: true,
    description: "The member who decides about it; null while they are not there.",
  })
  owner(@Root() group: Group, @Ctx() ctx: AppContext) {
    return ctx.loaders.user.load(group.ownerId);
  }

  @FieldResolver(() => MembershipConnection, { description: "Its members, those who came first before the others." })
  async members(@Root() group: Group, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    const withUnseen = mayHide(ctx) && (await moderatesGroup(ctx, group.id));
    return new MembershipConnection(await listMembers(ctx, group.id, page, { withUnseen }), () =>
      exactly(group.memberCount),
    );
  }

  @FieldResolver(() => Membership, {
    nullable: true,
    description: "What the viewer is to it; null when they neither belong to it nor have asked to.",
  })
  async viewerMembership(@Root() group: Group, @Ctx() ctx: AppContext) {
    return (await groups.membershipStatus(ctx, group)).membership;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer was removed from it: they only read what every visitor may, until the owner or a moderator readmits them.",
  })
  async viewerIsRemoved(@Root() group: Group, @Ctx() ctx: AppContext) {
    return (await groups.membershipStatus(ctx, group)).isRemoved;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer may join it now, or ask to; of `groupByInvite`, whether the invitation admits them.",
  })
  viewerCanJoin(@Root() group: Group, @Ctx() ctx: AppContext) {
    return groups.hasGroupRight(ctx, group, "join");
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may leave it." })
  viewerCanLeave(@Root() group: Group, @Ctx() ctx: AppContext) {
    return groups.hasGroupRight(ctx, group, "leave");
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may take part in its discussion." })
  viewerCanComment(@Root() group: Group, @Ctx() ctx: AppContext) {
    return groups.hasGroupRight(ctx, group, "comment");
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer decides about requests to join it." })
  viewerCanManage(@Root() group: Group, @Ctx() ctx: AppContext) {
    return groups.hasGroupRight(ctx, group, "manage");
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may change what it says of itself." })
  viewerCanChange(@Root() group: Group, @Ctx() ctx: AppContext) {
    return groups.hasGroupRight(ctx, group, "change");
  }
}
