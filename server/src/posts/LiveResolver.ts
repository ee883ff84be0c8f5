import { Resolver, Root, Subscription } from "type-graphql";
import type { LiveComment, LivePost } from "../shared/liveEvents";
import { Id } from "../shared/Id";
import { checkId } from "../shared/validation";
import { Comment } from "./Comment";
import { fromLive } from "./livePosts";
import { Post } from "./Post";

/** Arguments are judged with the first event; a wrong id must not wait that long. */
function toTopicId({ args }: { args: Record<string, unknown> }): string {
  const postId = String(args.postId);
  checkId(postId, "postId");
  return postId.toLowerCase();
}

/** What members see happen by itself. Only members can open the connection that carries it. */
@Resolver()
export class LiveResolver {
  @Subscription(() => Post, { topics: "postAdded", description: "Every post, as it is published." })
  postAdded(@Root() post: LivePost): Post {
    return fromLive(post) as Post;
  }

  @Subscription(() => Comment, {
    topics: "commentAdded",
    topicId: toTopicId,
    description: "Every comment under one post, as it is written.",
  })
  commentAdded(@Root() comment: LiveComment, @Id("postId", "The post's id.") _postId: string): Comment {
    return fromLive(comment) as Comment;
  }

  @Subscription(() => Post, {
    topics: "likesChanged",
    topicId: toTopicId,
    description: "One post, whenever its likes change.",
  })
  likesChanged(@Root() post: LivePost, @Id("postId", "The post's id.") _postId: string): Post {
    return fromLive(post) as Post;
  }
}
