import { defineNotification } from "../../../platform/notifications/defineNotification";
import { isOtherOfTwo, nameIn } from "../group/groupName";
import { groupName } from "../group/nameStatements";
import { postMessages } from "./messages";
import { replyNotification } from "./replyNotification";
import { answeredAuthorOf, commentIsThere } from "./replyStatements";

/** An answer notifies the author of the comment that it belongs to, who gets no other notification of it. */
export const answerNotification = defineNotification({
  kind: "ANSWER",
  description: "Somebody answered a comment of the viewer.",
  label: "Answers to your replies",
  topic: "DISCUSSIONS",
  scope: "posts:read",
  event: "commentAdded",
  concerns: ({ isAnswer = true }) => isAnswer,
  recipients: { statement: answeredAuthorOf, values: ({ commentId }) => [commentId] },
  actorOf: ({ authorId }) => authorId,
  subjectOf: ({ postId }) => postId,
  sourceOf: ({ commentId }) => commentId,
  subject: replyNotification.subject,
  isReadable: commentIsThere,
  title: groupName,
  summarize({ actors: [first, second], actorCount, count, title: read }) {
    const title = nameIn(read);
    const name = first?.name ?? "";
    // A group of two is called by the name that the sentence begins with.
    if (isOtherOfTwo(read))
      return count === 1 ? postMessages.answeredOnceOfTwo({ name }) : postMessages.answeredAgainOfTwo({ name, count });
    if (count === 1) return postMessages.answeredOnce({ name, title });
    if (actorCount === 1) return postMessages.answeredAgain({ name, count, title });
    if (actorCount === 2) return postMessages.answeredBoth({ name, other: second?.name ?? "", count, title });
    return postMessages.answeredMany({ name, others: actorCount - 1, count, title });
  },
  comesInBursts: true,
  isReadWithDiscussion: true,
  withdrawnBy: replyNotification.withdrawnBy,
  refreshedBy: replyNotification.refreshedBy,
});
