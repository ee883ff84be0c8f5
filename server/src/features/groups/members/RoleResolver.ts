import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { Group } from "../group/Group";
import { Comment } from "../discussion/Comment";
import { Post } from "../discussion/Post";
import { GroupMemberInput, MemberRoleInput, RemoveCommentInput } from "../group/groupInputs";
import { groupActions } from "../group/groupPolicy";
import { canRemoveComment, readFolded, removeComment } from "../discussion/removeComment";
import { handOverGroup, setMemberRole } from "./roles";

/** Who looks after a group, and what moderators do besides. */
@Resolver(() => Comment)
export class RoleResolver {
  @Needs(groupActions.change)
  @Mutation(() => Group, {
    nullable: true,
    description: "Makes a member a moderator, or takes that back. FORBIDDEN but for the owner.",
  })
  setMemberRole(
    @Ctx() ctx: AppContext,
    @Arg("input", () => MemberRoleInput, { description: "Which group, whom, and what they may do." })
    input: MemberRoleInput,
  ) {
    return setMemberRole(ctx, input);
  }

  @Needs(groupActions.change)
  @Mutation(() => Group, {
    nullable: true,
    description:
      "Makes another member the owner of the group and of its post, which only they can delete from then on. The owner until now stays as a member. FORBIDDEN but for the owner.",
  })
  handOverGroup(
    @Ctx() ctx: AppContext,
    @Arg("input", () => GroupMemberInput, { description: "Which group, and the new owner." }) input: GroupMemberInput,
  ) {
    return handOverGroup(ctx, input);
  }

  @Needs(groupActions.manage)
  @Mutation(() => Post, {
    nullable: true,
    description:
      "Removes a comment of a member from the discussion and gives its post back. FORBIDDEN but for owner and moderators; only the owner removes one of a moderator, and nobody one of the owner.",
  })
  removeComment(
    @Ctx() ctx: AppContext,
    @Arg("input", () => RemoveCommentInput, { description: "Which comment." }) input: RemoveCommentInput,
  ) {
    return removeComment(ctx, input);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer may remove it as owner or moderator of the group, with `removeComment`.",
  })
  viewerCanRemove(@Root() comment: Comment, @Ctx() ctx: AppContext) {
    return canRemoveComment(ctx, comment);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "What a folded comment says, for the owner and the moderators of its group; null for everyone else.",
  })
  foldedText(@Root() comment: Comment, @Ctx() ctx: AppContext) {
    return readFolded(ctx, comment);
  }
}
