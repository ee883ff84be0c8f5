import { z } from "zod";

const id = z.uuid();

/**
 * Everything that jobs can subscribe to, with what they get of it. Ids only: a job may run much later, and what a member
 * deleted meanwhile must not live on in a queue.
 */
export const eventSchemas = {
  accountDeleted: z.object({ userId: id }),
  postAdded: z.object({ postId: id, authorId: id }),
  postDeleted: z.object({ postId: id, authorId: id }),
  postLiked: z.object({ postId: id, userId: id }),
  postUnliked: z.object({ postId: id, userId: id }),
  commentAdded: z.object({ commentId: id, postId: id, authorId: id }),
  commentDeleted: z.object({ commentId: id, postId: id, authorId: id }),
} as const;

export type EventKind = keyof typeof eventSchemas;
export type EventData<K extends EventKind> = z.infer<(typeof eventSchemas)[K]>;

/** What a subscribed job gets: the event, and an id that is the same each time the job runs for it. */
export type DeliveredEvent<K extends EventKind> = EventData<K> & { eventId: string };

/** The schema of a job that subscribes to this event. */
export const delivered = <K extends EventKind>(kind: K): z.ZodType<DeliveredEvent<K>> =>
  eventSchemas[kind].extend({ eventId: id }) as unknown as z.ZodType<DeliveredEvent<K>>;
