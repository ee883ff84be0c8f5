import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { selectedAuthor } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { can } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { Id } from "../../../platform/graphql/Id";
import { Joined } from "../../../platform/graphql/joined";
import { selectedOfNodes } from "../../../platform/graphql/lookAhead";
import { loadParent } from "../../../platform/database/loader";
import { AtMost } from "../../../platform/graphql/atMost";
import { pictures } from "../../pictures/limits";
import { Picture } from "../../pictures/Picture";
import { emptyPage } from "../../../platform/paging/connection";
import { exactly } from "../../../platform/paging/count";
import { PageArgs } from "../../../platform/paging/PageArgs";
import { isUnread } from "../group/unread";
import { Comment } from "./Comment";
import * as likes from "./commentLikes";
import * as comments from "./commentService";
import type { CommentLike } from "./CommentLike";
import { Post } from "./Post";
import { CommentConnection, CommentLikeConnection } from "./postConnections";
import { AddCommentInput } from "./postInputs";
import { commentActions, postActions } from "./postPolicy";
import { findCommentOrPlace } from "./threads";

@Resolver(() => Comment)
export class CommentResolver {
  @Needs(postActions.read)
  @Query(() => Comment, {
    nullable: true,
    description: "A comment, or the place that is left of it; null when there is none that the viewer may read.",
  })
  comment(@Ctx() ctx: AppContext, @Id("id", "The comment's id.") id: string) {
    return findCommentOrPlace(ctx, id);
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

  @Needs(commentActions.like)
  @Mutation(() => Comment, {
    nullable: true,
    description: "Likes a comment that the viewer could answer; liking twice is the same as liking once.",
  })
  likeComment(@Ctx() ctx: AppContext, @Id("id", "The comment's id.") id: string) {
    return likes.likeComment(ctx, id);
  }

  @Needs(commentActions.like)
  @Mutation(() => Comment, { nullable: true, description: "Takes a like back; without one nothing changes." })
  unlikeComment(@Ctx() ctx: AppContext, @Id("id", "The comment's id.") id: string) {
    return likes.unlikeComment(ctx, id);
  }

  @Joined("author")
  @FieldResolver(() => User, {
    nullable: true,
    description: "Who wrote it; null where it is folded or deleted, or the member is not there at present.",
  })
  author(@Root() comment: Comment, @Ctx() ctx: AppContext) {
    return comment.isDeleted ? null : ctx.loaders.user.load(comment.authorId);
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

  @FieldResolver(() => Comment, {
    nullable: true,
    description: "The comment that it answers, or the place that is left of it; null where it answers the post.",
  })
  replyTo(@Root() comment: Comment, @Ctx() ctx: AppContext) {
    return comment.replyToId ? ctx.loaders.comment.load(comment.replyToId) : null;
  }

  @FieldResolver(() => CommentConnection, { description: "What members answered, newest first." })
  async answers(
    @Root() { id, answerCount }: Comment,
    @Ctx() ctx: AppContext,
    @Args(() => PageArgs) page: PageArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const answers =
      answerCount === 0
        ? emptyPage<Comment>(page)
        : await ctx.loaders.answersOfComment(page, selectedAuthor(selectedOfNodes(info), "author")).load(id);
    return new CommentConnection(answers, () => exactly(answerCount));
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer likes it." })
  likedByViewer(@Root() { id, likeCount }: Comment, @Ctx() ctx: AppContext) {
    return (
      ctx.viewer !== null && likeCount > 0 && ctx.loaders.commentLike.load({ userId: ctx.viewer.id, commentId: id })
    );
  }

  @FieldResolver(() => CommentLikeConnection, { description: "Who likes it, newest first." })
  async likes(@Root() { id, likeCount }: Comment, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    const found = likeCount === 0 ? emptyPage<CommentLike>(page) : await ctx.loaders.likesOfComment(page).load(id);
    return new CommentLikeConnection(found, () => exactly(likeCount));
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether it was deleted or hidden: only its place is left for the answers to it, without author and text.",
  })
  isDeleted(@Root() comment: Comment) {
    return comment.isDeleted ?? false;
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer belongs to the group and has not read it yet. Their own comments are read.",
  })
  isUnread(@Root() comment: Comment, @Ctx() ctx: AppContext) {
    return isUnread(ctx, comment);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may remove it." })
  viewerCanDelete(@Root() comment: Comment, @Ctx() ctx: AppContext) {
    return can(ctx, commentActions.delete, comment);
  }
}
