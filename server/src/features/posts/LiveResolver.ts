import { type ArgsDictionary, ID, Resolver, Root, Subscription } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { Id } from "../../platform/graphql/Id";
import type { EventOf, LiveComment, LivePost, RemovedComment } from "../../platform/live/events";
import { checkId } from "../../platform/validation/validation";
import { Comment } from "./Comment";
import { CommentDeletion } from "./CommentDeletion";
import { followPost } from "./followPost";
import { fromLiveComment, fromLivePost } from "./livePosts";
import { Post } from "./Post";
import { postActions } from "./postPolicy";

/** Arguments are validated with the first event; a malformed id must not wait that long. */
function toTopicId({ args }: { args: ArgsDictionary }): string {
  const postId = String(args.postId);
  checkId(postId, "postId");
  return postId.toLowerCase();
}

const PostId = () => Id("postId", "The post's id.");

/** What members see happen by itself. Only members can open the connection that carries it. */
@Resolver()
export class LiveResolver {
  @Needs(postActions.follow)
  @Subscription(() => Post, { topics: "postAdded", description: "Every post, when it is published." })
  postAdded(@Root() post: LivePost): Post {
    return fromLivePost(post);
  }

  @Needs(postActions.follow)
  @Subscription(() => ID, {
    topics: "postDeleted",
    description: "The id of every post that is deleted, with its comments and likes.",
  })
  postDeleted(@Root() { id }: EventOf<"postDeleted">): string {
    return id;
  }

  @Needs(postActions.follow)
  @Subscription(() => Post, {
    subscribe: ({ args, context }) =>
      followPost(context as AppContext, toTopicId({ args: args as Record<string, unknown> })),
    description:
      "One post: first as it is now, then after every change of its likes and comments. The version never goes back, so what was read at the version of the first answer misses nothing.",
  })
  postChanged(@Root() post: LivePost, @PostId() _postId: string): Post {
    return fromLivePost(post);
  }

  @Needs(postActions.follow)
  @Subscription(() => Comment, {
    topics: "commentAdded",
    topicId: toTopicId,
    description: "Every comment under one post, when it is written.",
  })
  commentAdded(@Root() comment: LiveComment, @PostId() _postId: string): Comment {
    return fromLiveComment(comment);
  }

  @Needs(postActions.follow)
  @Subscription(() => CommentDeletion, {
    topics: "commentDeleted",
    topicId: toTopicId,
    description: "Every comment under one post that is deleted.",
  })
  commentDeleted(@Root() { id, post }: RemovedComment, @PostId() _postId: string): CommentDeletion {
    return { id, post: fromLivePost(post) };
  }

  @Needs(postActions.follow)
  @Subscription(() => Post, {
    topics: "likesChanged",
    topicId: toTopicId,
    description: "One post, whenever its likes change.",
  })
  likesChanged(@Root() post: LivePost, @PostId() _postId: string): Post {
    return fromLivePost(post);
  }
}
