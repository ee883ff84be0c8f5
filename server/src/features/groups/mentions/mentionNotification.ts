import { defineNotification, withdrawal } from "../../../platform/notifications/defineNotification";
import { replyNotification } from "../discussion/replyNotification";
import { postMessages } from "../discussion/messages";
import { isOtherOfTwo, nameIn } from "../group/groupName";
import { groupName } from "../group/nameStatements";
import { mentionIsThere, mentioningText } from "./mentionStatements";

/** A text notifies those whom it mentions for the first time, who get no other notification of it. */
export const mentionNotification = defineNotification({
  kind: "MENTION",
  description: "Somebody mentioned the viewer in a post or a comment.",
  label: "Mentions of you",
  topic: "DISCUSSIONS",
  scope: "posts:read",
  event: "membersMentioned",
  recipients: ({ userIds }) => userIds,
  actorOf: ({ authorId }) => authorId,
  subjectOf: ({ postId }) => postId,
  sourceOf: ({ postId, commentId }) => commentId ?? postId,
  subject: replyNotification.subject,
  isReadable: mentionIsThere,
  title: groupName,
  text: mentioningText,
  summarize({ actors: [first, second], actorCount, count, title: read }) {
    const title = nameIn(read);
    const name = first?.name ?? "";
    // A group of two is called by the name that the sentence begins with.
    if (isOtherOfTwo(read))
      return count === 1
        ? postMessages.mentionedOnceOfTwo({ name })
        : postMessages.mentionedAgainOfTwo({ name, count });
    if (count === 1) return postMessages.mentionedOnce({ name, title });
    if (actorCount === 1) return postMessages.mentionedAgain({ name, count, title });
    if (actorCount === 2) return postMessages.mentionedBoth({ name, other: second?.name ?? "", count, title });
    return postMessages.mentionedMany({ name, others: actorCount - 1, count, title });
  },
  isReadWithDiscussion: true,
  withdrawnBy: replyNotification.withdrawnBy,
  refreshedBy: [
    ...(replyNotification.refreshedBy ?? []),
    withdrawal("mentionsChanged", ({ textId }) => ({ source: textId })),
  ],
});
