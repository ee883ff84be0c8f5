import { type EntityManager, In, MoreThan, Not } from "typeorm";
import { v7 as newId } from "uuid";
import { Notification } from "../features/notifications/list/Notification";
import { NotificationEvent } from "../features/notifications/list/NotificationEvent";
import { NotificationInbox } from "../features/notifications/list/NotificationInbox";
import { Comment } from "../features/groups/discussion/Comment";
import { Post } from "../features/groups/discussion/Post";
import { notifications as limits } from "../features/notifications/limits";
import { daysBefore } from "./days";

/** How many of the newest are unread. */
const unread = 1;

/** A notification for each post of this member that others replied to lately. */
export async function insertNotifications(db: EntityManager, userId: string): Promise<void> {
  const posts = await db.find(Post, { select: { id: true }, where: { authorId: userId } });
  const replies = await db.find(Comment, {
    where: {
      postId: In(posts.map(({ id }) => id)),
      authorId: Not(userId),
      createdAt: MoreThan(daysBefore(new Date(), limits.days)),
    },
    order: { createdAt: "DESC" },
  });
  await db.insert(NotificationInbox, { userId });
  const threads = groupByPost(replies);
  for (const [index, [subjectId, comments]] of threads.entries()) {
    const { createdAt } = comments[0] as Comment;
    const id = newId({ msecs: createdAt.getTime() });
    const dates = { startedAt: createdAt, createdAt, readAt: index < unread ? null : createdAt };
    await db.insert(Notification, { id, userId, kind: "REPLY", subjectId, size: comments.length, ...dates });
    await db.insert(
      NotificationEvent,
      comments.map(({ id: sourceId, authorId: actorId, createdAt }) => {
        return { userId, eventId: newId(), notificationId: id, actorId, sourceId, createdAt };
      }),
    );
  }
}

function groupByPost(comments: readonly Comment[]): [postId: string, comments: Comment[]][] {
  const groups = new Map<string, Comment[]>();
  for (const comment of comments) groups.set(comment.postId, [...(groups.get(comment.postId) ?? []), comment]);
  return [...groups];
}
