import { Ctx, ID, Resolver, type ResolverData, Root, Subscription } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { Id } from "../../../platform/graphql/Id";
import type { EventOf, RightsCheck } from "../../../platform/live/events";
import { checkId } from "../../../platform/validation/validation";
import { Comment } from "./Comment";
import { CommentDeletion } from "./CommentDeletion";
import { followComments, followLikes, followPost } from "./followPost";
import type { LiveComment, LivePost, RemovedComment } from "./liveEvents";
import { fromLiveComment, fromLivePost } from "./livePosts";
import { forAudience, forFollowersOfPost, forViewersOfPost, inDiscussion } from "./liveVisibility";
import { Post } from "./Post";
import { postActions } from "./postPolicy";

type Subscribing = Pick<ResolverData, "args" | "context">;

const contextOf = ({ context }: Subscribing) => context as AppContext;

/** Everything of a kind. */
const all = (topic: "postAdded" | "postDeleted") => (data: Subscribing) => contextOf(data).events.subscribe(topic);

/** Checks the id at once, because arguments are validated only with the first event. */
function toPostId({ args }: Subscribing): string {
  const postId = String(args.postId);
  checkId(postId, "postId");
  return postId.toLowerCase();
}

const PostId = () => Id("postId", "The post's id.");

/** Live updates, for members only. */
@Resolver()
export class LiveResolver {
  @Needs(postActions.follow)
  @Subscription(() => Post, { subscribe: all("postAdded"), description: "Every post, when it is published." })
  postAdded(@Root() post: LivePost, @Ctx() ctx: AppContext) {
    return forViewersOfPost(ctx, post);
  }

  @Needs(postActions.follow)
  @Subscription(() => ID, {
    subscribe: all("postDeleted"),
    description:
      "The id of every post that is deleted, with its comments and likes; also of one that the viewer may not see any more.",
  })
  postDeleted(@Root() event: EventOf<"postDeleted">, @Ctx() ctx: AppContext): Promise<string> {
    return forAudience(ctx, event);
  }

  @Needs(postActions.follow)
  @Subscription(() => Post, {
    subscribe: (data) => followPost(contextOf(data), toPostId(data)),
    description:
      "One post: first as it is now, then after every change of its text, its likes and its comments. The version never goes back, so what was read at the version of the first answer misses nothing.",
  })
  postChanged(@Root() post: LivePost | RightsCheck, @Ctx() ctx: AppContext, @PostId() postId: string) {
    return forFollowersOfPost(ctx, postId.toLowerCase(), post);
  }

  @Needs(postActions.follow)
  @Subscription(() => Comment, {
    subscribe: (data) => followComments(contextOf(data), "commentAdded", toPostId(data)),
    description: "Every comment under one post, when it is written.",
  })
  commentAdded(@Root() comment: LiveComment | RightsCheck, @Ctx() ctx: AppContext, @PostId() postId: string) {
    return inDiscussion(ctx, postId.toLowerCase(), comment, fromLiveComment);
  }

  @Needs(postActions.follow)
  @Subscription(() => Comment, {
    subscribe: (data) => followComments(contextOf(data), "commentChanged", toPostId(data)),
    description: "Every comment under one post, when its text or its likes change. The version never goes back.",
  })
  commentChanged(@Root() comment: LiveComment | RightsCheck, @Ctx() ctx: AppContext, @PostId() postId: string) {
    return inDiscussion(ctx, postId.toLowerCase(), comment, fromLiveComment);
  }

  @Needs(postActions.follow)
  @Subscription(() => CommentDeletion, {
    subscribe: (data) => followComments(contextOf(data), "commentDeleted", toPostId(data)),
    description: "Every comment under one post that is deleted.",
  })
  commentDeleted(@Root() removed: RemovedComment | RightsCheck, @Ctx() ctx: AppContext, @PostId() postId: string) {
    return inDiscussion(ctx, postId.toLowerCase(), removed, ({ id, replyToId, post }) => ({
      id,
      replyToId,
      post: fromLivePost(post),
    }));
  }

  @Needs(postActions.follow)
  @Subscription(() => Post, {
    subscribe: (data) => followLikes(contextOf(data), toPostId(data)),
    description: "One post, whenever its likes change.",
    deprecationReason: "Use `postChanged`; may go from 2027-12-01 on.",
  })
  likesChanged(@Root() post: LivePost | RightsCheck, @Ctx() ctx: AppContext, @PostId() postId: string) {
    return forFollowersOfPost(ctx, postId.toLowerCase(), post);
  }
}
