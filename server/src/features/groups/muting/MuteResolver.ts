import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { PageArgs } from "../../../platform/paging/PageArgs";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { Group } from "../group/Group";
import { GroupConnection } from "../group/groupConnections";
import { GroupInput } from "../group/groupInputs";
import { groupActions } from "../group/groupPolicy";
import * as muting from "./muteGroup";

const Input = () => Arg("input", () => GroupInput, { description: "Which group." });

/** Whether a group notifies the viewer. */
@Resolver(() => Group)
export class MuteResolver {
  @Needs(groupActions.mute)
  @Mutation(() => Group, {
    nullable: true,
    description: "Stops all notifications about a group, on the list and by mail, for the viewer alone.",
  })
  muteGroup(@Ctx() ctx: AppContext, @Input() input: GroupInput) {
    return muting.muteGroup(ctx, input);
  }

  @Needs(groupActions.mute)
  @Mutation(() => Group, { nullable: true, description: "The group notifies the viewer again." })
  unmuteGroup(@Ctx() ctx: AppContext, @Input() input: GroupInput) {
    return muting.unmuteGroup(ctx, input);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer has muted it." })
  isMuted(@Root() { id: groupId }: Group, @Ctx() { viewer, loaders }: AppContext) {
    return viewer !== null && loaders.isMuted.load({ groupId, userId: viewer.id });
  }
}

@Resolver(() => User)
export class MutedGroupsResolver {
  @FieldResolver(() => GroupConnection, {
    nullable: true,
    description: "The groups that the viewer has muted, those muted last first; null on anyone else.",
  })
  async mutedGroups(@Root() user: JoinedUser, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    if (!canReadOwn(ctx, groupActions.readMuted, user)) return null;
    return new GroupConnection(await muting.listMuted(ctx, page), () => muting.countMuted(ctx));
  }
}
