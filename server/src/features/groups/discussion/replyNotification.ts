import { defineNotification, withdrawal } from "../../../platform/notifications/defineNotification";
import { postMessages } from "./messages";
import { Post } from "./Post";
import { commentIsThere, commentText, peopleBefore } from "./replyStatements";
import { isOtherOfTwo, nameIn } from "../group/groupName";
import { groupName } from "../group/nameStatements";

/**
 * A comment notifies the author of the post and those who commented shortly before. In an open group they need not be
 * members, and without this a reply to another participant would reach only the author.
 */
export const replyNotification = defineNotification({
  kind: "REPLY",
  description: "Somebody commented on the viewer's post, or after them on one where they had commented.",
  label: "Replies in your groups",
  topic: "DISCUSSIONS",
  scope: "posts:read",
  event: "commentAdded",
  recipients: { statement: peopleBefore, values: ({ postId, commentId }) => [postId, commentId] },
  actorOf: ({ authorId }) => authorId,
  subjectOf: ({ postId }) => postId,
  sourceOf: ({ commentId }) => commentId,
  subject: {
    name: "Post",
    type: () => Post,
    load: ({ loaders }, id) => loaders.post.load(id),
    groupOf: (id) => id,
    hasComments: true,
    pathOf: (id, commentId) => (commentId ? `/posts/${id}#${commentId}` : `/posts/${id}`),
  },
  isReadable: commentIsThere,
  title: groupName,
  text: commentText,
  summarize({ actors: [first, second], actorCount, count, title: read }) {
    const title = nameIn(read);
    const name = first?.name ?? "";
    // A group of two is called by the name that the sentence begins with.
    if (isOtherOfTwo(read))
      return count === 1 ? postMessages.repliedOnceOfTwo({ name }) : postMessages.repliedAgainOfTwo({ name, count });
    if (count === 1) return postMessages.repliedOnce({ name, title });
    if (actorCount === 1) return postMessages.repliedAgain({ name, count, title });
    if (actorCount === 2) return postMessages.repliedBoth({ name, other: second?.name ?? "", count, title });
    return postMessages.repliedMany({ name, others: actorCount - 1, count, title });
  },
  comesInBursts: true,
  isReadWithDiscussion: true,
  withdrawnBy: [
    withdrawal("commentDeleted", ({ commentId }) => ({ source: commentId })),
    withdrawal("postDeleted", ({ postId }) => ({ subject: postId })),
  ],
  refreshedBy: [
    withdrawal("commentSightChanged", ({ commentId }) => ({ source: commentId })),
    withdrawal("postSightChanged", ({ postId }) => ({ subject: postId })),
  ],
});
