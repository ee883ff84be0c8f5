import { z } from "zod";
import { declareEvents, id } from "../../../platform/events/events";

export const postEvents = declareEvents({
  postAdded: z.object({ postId: id, authorId: id }),
  postDeleted: z.object({ postId: id, authorId: id }),
  postEdited: z.object({ postId: id, authorId: id }),
  postLiked: z.object({ postId: id, userId: id }),
  postUnliked: z.object({ postId: id, userId: id }),
  /** Events that were stored by earlier versions do not say whether it answers another comment. */
  commentAdded: z.object({ commentId: id, postId: id, authorId: id, isAnswer: z.boolean().optional() }),
  commentEdited: z.object({ commentId: id, postId: id, authorId: id }),
  commentLiked: z.object({ commentId: id, postId: id, userId: id }),
  commentUnliked: z.object({ commentId: id, postId: id, userId: id }),
  commentDeleted: z.object({ commentId: id, postId: id, authorId: id }),
  /** Members whom a text mentions for the first time; `commentId` is null where it is the post's own. */
  membersMentioned: z.object({ postId: id, commentId: id.nullable(), authorId: id, userIds: z.array(id) }),
  /** An edit of a post or a comment changed whom it mentions. */
  mentionsChanged: z.object({ textId: id }),
  /** Moderators hid it, or brought it back, or its group has another visibility. */
  postSightChanged: z.object({ postId: id }),
  commentSightChanged: z.object({ commentId: id }),
});

type PostEvents = typeof postEvents;

declare module "../../../platform/events/events" {
  interface Events extends PostEvents {}
}
