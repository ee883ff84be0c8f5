import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLResolveInfo } from "graphql";
import { selectedAuthor } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { Id } from "../../../platform/graphql/Id";
import { exactly } from "../../../platform/paging/count";
import { Interest } from "../../profiles/interest";
import { Joined } from "../../../platform/graphql/joined";
import { selectedOfNodes, selectedPaths } from "../../../platform/graphql/lookAhead";
import { PageArgs } from "../../../platform/paging/PageArgs";
import * as feed from "../feed/feed";
import { FeedScope, toFeedFilter } from "../feed/feedFilter";
import { GroupTeaser } from "../feed/GroupTeaser";
import { newestGroups } from "../feed/groupTeasers";
import * as likes from "./likes";
import { isMember, isOpen } from "../members/access";
import { emptyPage } from "../../../platform/paging/connection";
import { nameOfPost } from "../group/groupName";
import { Post } from "./Post";
import { CommentConnection, PostConnection, PostLikeConnection, ThreadConnection } from "./postConnections";
import { postActions } from "./postPolicy";
import { joinsFor } from "./postJoins";
import * as posts from "./postService";
import { ThreadArgs } from "./threadArgs";
import { countThreads, listThreads } from "./threads";
import { AtMost } from "../../../platform/graphql/atMost";
import { pictures } from "../../pictures/limits";
import { Picture } from "../../pictures/Picture";
import { teasers } from "../limits";

const postId = () => Id("id", "The post's id.");

@Resolver(() => Post)
export class PostResolver {
  @Needs(postActions.read)
  @Query(() => PostConnection, {
    nullable: true,
    description: "The group posts, newest first, by cursor or by page number.",
  })
  async posts(
    @Ctx() ctx: AppContext,
    @Args(() => PageArgs) request: PageArgs,
    @Arg("page", () => Int, {
      nullable: true,
      description: "A page of `first` posts, from 1; not together with `after`.",
    })
    page: number | null | undefined,
    @Arg("scope", () => FeedScope, { nullable: true, description: "Of which groups; left out, of all." })
    scope: FeedScope | null | undefined,
    @Arg("interest", () => Interest, { nullable: true, description: "Only of groups that say this of themselves." })
    interest: Interest | null | undefined,
    @Info() info: GraphQLResolveInfo,
  ) {
    const fields = selectedOfNodes(info);
    const { first, after } = request;
    const filter = toFeedFilter(scope, interest);
    const connection = await feed.listPosts(ctx, { first, after, page, filter }, joinsFor(fields));
    return new PostConnection(connection, () => feed.countPosts(ctx, filter), first);
  }

  @Needs(postActions.preview)
  @AtMost(teasers.most)
  @Query(() => [GroupTeaser], {
    nullable: true,
    description: "The newest groups, for visitors who are about to log in: public, and up to five seconds old.",
  })
  newestGroups(
    @Ctx() ctx: AppContext,
    @Arg("first", () => Int, { defaultValue: 3, description: "How many, 1 to 6." }) first: number,
  ) {
    return newestGroups(ctx, first);
  }

  @Needs(postActions.read)
  @Query(() => Post, { nullable: true, description: "A post; null when there is none with this id." })
  post(@Ctx() ctx: AppContext, @postId() id: string, @Info() info: GraphQLResolveInfo) {
    return posts.findPost(ctx, id, joinsFor(selectedPaths(info)));
  }

  @Needs(postActions.delete)
  @Mutation(() => ID, {
    nullable: true,
    description: "Removes a post with its comments and gives its id back. FORBIDDEN but for its author.",
  })
  async deletePost(@Ctx() ctx: AppContext, @postId() id: string) {
    await posts.deletePost(ctx, id);
    return id;
  }

  @Needs(postActions.like)
  @Mutation(() => Post, { nullable: true, description: "Likes a post; liking twice is the same as liking once." })
  likePost(@Ctx() ctx: AppContext, @postId() id: string) {
    return likes.likePost(ctx, id);
  }

  @Needs(postActions.like)
  @Mutation(() => Post, { nullable: true, description: "Takes a like back; without one nothing changes." })
  unlikePost(@Ctx() ctx: AppContext, @postId() id: string) {
    return likes.unlikePost(ctx, id);
  }

  @Joined("author")
  @FieldResolver(() => User, {
    nullable: true,
    description:
      "Who wrote it, or has taken its group over; null while the member is not there: suspended, or about to leave.",
  })
  author(@Root() post: Post, @Ctx() ctx: AppContext) {
    return ctx.loaders.user.load(post.authorId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Who wrote it, where somebody else has taken its group over; null otherwise, and when they are gone.",
  })
  async writer(@Root() post: Post, @Ctx() ctx: AppContext) {
    // The post of a live event does not say it.
    const { writerId } = post.writerId === undefined ? ((await ctx.loaders.post.load(post.id)) ?? {}) : post;
    return writerId ? ctx.loaders.user.load(writerId) : null;
  }

  @Joined("liked")
  @FieldResolver(() => Boolean, { description: "Whether the viewer likes it." })
  likedByViewer(@Root() post: Post, @Ctx() ctx: AppContext) {
    return ctx.viewer !== null && ctx.loaders.like.load({ userId: ctx.viewer.id, postId: post.id });
  }

  @Joined("interest")
  @FieldResolver(() => Interest, {
    nullable: true,
    description: "What its group is about: see `Group.interest`.",
  })
  interest(@Root() post: Post, @Ctx() ctx: AppContext) {
    return ctx.loaders.interestOfPost.load(post.id);
  }

  @Joined("name")
  @FieldResolver(() => String, { description: "The name of the group that it started: see `Group.name`." })
  name(@Root() post: Post, @Ctx() ctx: AppContext) {
    return nameOfPost(ctx, post.id);
  }

  @Joined("repliers")
  @AtMost(3)
  @FieldResolver(() => [User], { description: "The last members who replied, up to three, the latest first." })
  repliers(@Root() post: Post, @Ctx() ctx: AppContext) {
    return ctx.loaders.repliersOfPost.load(post.id);
  }

  @AtMost(pictures.perText)
  @FieldResolver(() => [Picture], { description: "The pictures that belong to the text." })
  async pictures(@Root() post: Post, @Ctx() ctx: AppContext) {
    const { pictures } = post.pictures === undefined ? ((await ctx.loaders.post.load(post.id)) ?? {}) : post;
    return pictures ?? [];
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may remove it." })
  viewerCanDelete(@Root() post: Post, @Ctx() ctx: AppContext) {
    return posts.canDeletePost(ctx, post);
  }

  @FieldResolver(() => CommentConnection, {
    description: "What members replied, newest first; empty for a viewer who is not in a group that is not open.",
  })
  async comments(
    @Root() post: Post,
    @Ctx() ctx: AppContext,
    @Args(() => PageArgs) page: PageArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    if (!isOpen(post) && !(await isMember(ctx, post.id)))
      return new CommentConnection(emptyPage(page), () => exactly(0));
    const connection = await ctx.loaders
      .commentsOfPost(page, selectedAuthor(selectedOfNodes(info), "author"))
      .load(post.id);
    return new CommentConnection(connection, () => exactly(post.commentCount));
  }

  @FieldResolver(() => ThreadConnection, {
    description:
      "The discussion as threads: the comments that answer no other, newest first, with the places of deleted ones that have answers. Empty as `comments` is.",
  })
  async threads(
    @Root() post: Post,
    @Ctx() ctx: AppContext,
    @Args(() => ThreadArgs) args: ThreadArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const page = await listThreads(ctx, post, args, selectedAuthor(selectedOfNodes(info), "author"));
    return new ThreadConnection(page, () => countThreads(ctx, post.id));
  }

  @FieldResolver(() => PostLikeConnection, { description: "Who likes it, newest first." })
  async likes(@Root() post: Post, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    const connection = await ctx.loaders.likesOfPost(page).load(post.id);
    return new PostLikeConnection(connection, () => exactly(post.likeCount));
  }
}
