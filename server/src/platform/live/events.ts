import { z } from "zod";

/** Dates travel between processes as text, so rows in events carry them as ISO 8601. */
const row = z.object({ id: z.string(), authorId: z.string(), text: z.string(), createdAt: z.iso.datetime() });

const post = row.extend({
  likeCount: z.int(),
  commentCount: z.int(),
  version: z.int(),
  /** Processes of the version before do not send it. */
  visibility: z.string().default("OPEN"),
});

/** Comments come and go together with the state that they leave their post in. */
const comment = row.extend({
  postId: z.string(),
  /** The book that it shares; processes of the version before do not send it. */
  bookId: z.string().nullish(),
  post,
});
const removedComment = z.object({ id: z.string(), post });

const sessionEnd = z.object({
  userId: z.string(),
  /** null: all sessions of this member. */
  tokenId: z.string().nullable(),
  /** With all sessions of the member: but this one. */
  exceptTokenId: z.string().nullish(),
});

/** A member's list of notifications has changed: one line of it, or several. */
const notificationChange = z.object({ userId: z.string(), id: z.string().nullable() });

const roomPerson = z.object({
  id: z.string(),
  userId: z.string(),
  goal: z.string().nullable(),
  since: z.iso.datetime(),
});

/** Who came into a study room or left it, or what its timer does. */
const roomChange = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(["ENTERED", "LEFT", "GOAL_CHANGED", "TIMER_CHANGED"]),
  person: roomPerson.nullable(),
  /** All who did it at once, a version each, `person` the last; processes of the version before do not send it. */
  people: z.array(roomPerson).nullish(),
  /** Nothing has changed: this is the state of that version. */
  isCurrent: z.boolean().optional(),
});

/** Everything that processes publish to each other, and what it must look like to be taken. */
export const eventSchemas = {
  postAdded: post,
  postDeleted: z.object({
    id: z.string(),
    /** Who may hear of it; null or left out: everyone. */
    audience: z.array(z.string()).nullish(),
  }),
  likesChanged: post,
  commentAdded: comment,
  commentDeleted: removedComment,
  sessionEnded: sessionEnd,
  notificationChanged: notificationChange,
  /** A group, or who belongs to it, has changed. */
  groupChanged: z.object({ id: z.string() }),
  roomChanged: roomChange,
  /** Jobs wait that another process runs. */
  jobsSent: z.object({}),
  memberWrote: z.object({ userId: z.string() }),
  /** What sessions cache of these members has changed. */
  viewersChanged: z.object({ userIds: z.array(z.string()) }),
  /** The sender could not publish some events. */
  eventsMissed: z.object({}),
} as const;

export type EventKind = keyof typeof eventSchemas;
export type EventOf<K extends EventKind> = z.infer<(typeof eventSchemas)[K]>;

export type LivePost = z.infer<typeof post>;
export type LiveComment = z.infer<typeof comment>;
export type RemovedComment = z.infer<typeof removedComment>;
export type SessionEnd = z.infer<typeof sessionEnd>;
export type LiveRoomChange = z.infer<typeof roomChange>;
export type NotificationChange = z.infer<typeof notificationChange>;

/** What subscriptions listen to. `postChanged` follows from every event that has a new state of a post. */
export type Topic = Exclude<EventKind, "memberWrote" | "viewersChanged" | "jobsSent" | "eventsMissed"> | "postChanged";

/** An event, and the topic that it is of. */
export interface TopicEvent {
  topic: string;
  event: object;
}

/** The topic of one post's, or one member's, events. */
export const topicKey = (topic: string, id: string) => `${topic}:${id}`;

/** Where an event is delivered: the topics and what each of them gets. */
export function deliveriesOf<K extends EventKind>(kind: K, event: EventOf<K>): [topic: string, payload: object][] {
  if (kind === "notificationChanged") return [[topicKey(kind, (event as NotificationChange).userId), event]];
  if (kind === "groupChanged" || kind === "roomChanged") return [[topicKey(kind, (event as { id: string }).id), event]];
  const post = postOf(kind, event);
  if (!post || kind === "postAdded") return [[kind, event]];
  return [
    [topicKey(kind, post.id), event],
    [topicKey("postChanged", post.id), post],
  ];
}

/** The state of a post that comes with an event, if one does. */
export function postOf<K extends EventKind>(kind: K, event: EventOf<K>): LivePost | null {
  if (kind === "postAdded" || kind === "likesChanged") return event as LivePost;
  return "post" in event ? event.post : null;
}
