import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { User } from "../../accounts/users/User";
import { can } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { Id } from "../../../platform/graphql/Id";
import { Joined } from "../../../platform/graphql/joined";
import { loadParent } from "../../../platform/database/loader";
import { AtMost } from "../../../platform/graphql/atMost";
import { pictures } from "../../pictures/limits";
import { Picture } from "../../pictures/Picture";
import { Comment } from "./Comment";
import * as comments from "./commentService";
import { Post } from "./Post";
import { AddCommentInput } from "./postInputs";
import { commentActions, postActions } from "./postPolicy";

@Resolver(() => Comment)
export class CommentResolver {
  @Needs(postActions.read)
  @Query(() => Comment, {
    nullable: true,
    description: "A comment; null when there is none that the viewer may read.",
  })
  comment(@Ctx() ctx: AppContext, @Id("id", "The comment's id.") id: string) {
    return comments.findComment(ctx, id);
  }

  @Needs(commentActions.create)
  @Mutation(() => Comment, { nullable: true, description: "Puts a comment under a post, signed by the viewer." })
  addComment(
    @Ctx() ctx: AppContext,
    @Arg("input", () => AddCommentInput, { description: "What to say, and under which post." }) input: AddCommentInput,
  ) {
    return comments.addComment(ctx, input);
  }

  @Needs(commentActions.delete)
  @Mutation(() => Post, {
    nullable: true,
    description: "Removes a comment and gives its post back. FORBIDDEN but for the comment's author.",
  })
  deleteComment(@Ctx() ctx: AppContext, @Id("id", "The comment's id.") id: string) {
    return comments.deleteComment(ctx, id);
  }

  @Joined("author")
  @FieldResolver(() => User, {
    nullable: true,
    description: "Who wrote it; null where it is folded, or the member is not there at present.",
  })
  author(@Root() comment: Comment, @Ctx() ctx: AppContext) {
    return ctx.loaders.user.load(comment.authorId);
  }

  @Joined("post")
  @FieldResolver(() => Post, { description: "What it replies to." })
  post(@Root() comment: Comment, @Ctx() ctx: AppContext) {
    return loadParent(ctx.loaders.post, comment.postId);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether its author and its text are left out, because there is a block between author and viewer.",
  })
  isFolded(@Root() comment: Comment) {
    return comment.isFolded ?? false;
  }

  @AtMost(pictures.perText)
  @FieldResolver(() => [Picture], { description: "The pictures that belong to the text; none where it is folded." })
  pictures(@Root() comment: Comment) {
    return comment.pictures ?? [];
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may remove it." })
  viewerCanDelete(@Root() comment: Comment, @Ctx() ctx: AppContext) {
    return can(ctx, commentActions.delete, comment);
  }
}
