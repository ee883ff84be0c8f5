import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { Group } from "../group/Group";
import { GroupInput, GroupMemberInput } from "../group/groupInputs";
import { groupActions } from "../group/groupPolicy";
import { hasGroupRight } from "../group/groupService";
import { findInvited, inviteCodeOf, renewInvite } from "../requests/invitations";
import { readmitMember, removeMember } from "./removeMembers";

const whom = { description: "Which group, and whom." };

/** Who gets into a group by its invitation, and who is kept out. */
@Resolver(() => Group)
export class RemovalResolver {
  @Needs(groupActions.read)
  @Query(() => Group, {
    nullable: true,
    description: "The group that an invitation is for; null when the code is not good, or not any more.",
  })
  groupByInvite(
    @Ctx() ctx: AppContext,
    @Arg("code", () => String, { description: "The code of the invitation." }) code: string,
  ) {
    return findInvited(ctx, code);
  }

  @Needs(groupActions.manage)
  @Mutation(() => Group, {
    nullable: true,
    description: "Gives the group a new invitation and ends the old one. FORBIDDEN but for owner and moderators.",
  })
  renewGroupInvite(
    @Ctx() ctx: AppContext,
    @Arg("input", () => GroupInput, { description: "Which group." }) input: GroupInput,
  ) {
    return renewInvite(ctx, input);
  }

  @Needs(groupActions.manage)
  @Mutation(() => Group, {
    nullable: true,
    description:
      "Removes a member, who joins again only with `readmitMember`, and cancels the sessions that they planned in the group. FORBIDDEN but for owner and moderators; only the owner removes a moderator.",
  })
  removeMember(@Ctx() ctx: AppContext, @Arg("input", () => GroupMemberInput, whom) input: GroupMemberInput) {
    return removeMember(ctx, input);
  }

  @Needs(groupActions.manage)
  @Mutation(() => Group, {
    nullable: true,
    description: "Makes somebody a member again who was removed. FORBIDDEN but for owner and moderators.",
  })
  readmitMember(@Ctx() ctx: AppContext, @Arg("input", () => GroupMemberInput, whom) input: GroupMemberInput) {
    return readmitMember(ctx, input);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The code that its invitation has now; null but for owner and moderators.",
  })
  async inviteCode(@Root() group: Group, @Ctx() ctx: AppContext) {
    return (await hasGroupRight(ctx, group, "manage")) ? inviteCodeOf(ctx, group) : null;
  }
}
