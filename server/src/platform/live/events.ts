import { z } from "zod";

/** Dates are sent between processes as text in ISO 8601. */
const row = z.object({ id: z.string(), authorId: z.string(), text: z.string(), createdAt: z.iso.datetime() });

const post = row.extend({
  likeCount: z.int(),
  commentCount: z.int(),
  version: z.int(),
  /** Not sent by processes of the previous version. */
  visibility: z.string().default("OPEN"),
});

/** An added or deleted comment comes with the resulting state of its post. */
const comment = row.extend({
  postId: z.string(),
  /** The book that it shares. Not sent by processes of the previous version. */
  bookId: z.string().nullish(),
  post,
});
const removedComment = z.object({ id: z.string(), post });

const sessionEnd = z.object({
  userId: z.string(),
  /** null: all sessions of this member. */
  tokenId: z.string().nullable(),
  /** With `tokenId: null`: the session that stays. */
  exceptTokenId: z.string().nullish(),
});

/** A member's list of notifications has changed: one line, or several (`id` is null). */
const notificationChange = z.object({ userId: z.string(), id: z.string().nullable() });

const roomPerson = z.object({
  id: z.string(),
  userId: z.string(),
  goal: z.string().nullable(),
  since: z.iso.datetime(),
});

/** Somebody entered or left a study room, or its timer changed. */
const roomChange = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(["ENTERED", "LEFT", "GOAL_CHANGED", "TIMER_CHANGED"]),
  person: roomPerson.nullable(),
  /** Everyone who did it at once, one version each; `person` is the last. Not sent by processes of the previous version. */
  people: z.array(roomPerson).nullish(),
  /** Not a change, but the current state. */
  isCurrent: z.boolean().optional(),
});

/** The schemas of all events that processes publish to each other. */
export const eventSchemas = {
  postAdded: post,
  postDeleted: z.object({
    id: z.string(),
    /** Who is notified; null or undefined: everyone. */
    audience: z.array(z.string()).nullish(),
    /** Who still sees it, and does not hear of it; processes of the version before do not send it. */
    except: z.array(z.string()).nullish(),
    /** Not sent by processes of the previous version. */
    authorId: z.string().nullish(),
    writerId: z.string().nullish(),
    /** It was hidden before: only those who could see it even so hear of it. */
    wasHidden: z.boolean().nullish(),
  }),
  likesChanged: post,
  commentAdded: comment,
  commentDeleted: removedComment,
  sessionEnded: sessionEnd,
  notificationChanged: notificationChange,
  /** A group, or who belongs to it, has changed. */
  groupChanged: z.object({ id: z.string() }),
  roomChanged: roomChange,
  /** Jobs were sent; another process runs them. */
  jobsSent: z.object({ where: z.string().optional() }),
  /** The cached session data of these members has changed. */
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
export type Topic = Exclude<EventKind, "viewersChanged" | "jobsSent" | "eventsMissed"> | "postChanged";

/** An event with its topic. */
export interface TopicEvent {
  topic: string;
  event: object;
}

/** The topic of the events of one post, member, group or room. */
export const topicKey = (topic: string, id: string) => `${topic}:${id}`;

/** Nothing happened, but the right to follow something may have ended: subscribers ask for it again. */
export class RightsCheck {}

/** The topics with a `RightsCheck`. */
export const rightsTopics = {
  /** The post may be gone, also for some viewers only. */
  post: (postId: string) => topicKey("postGone", postId),
  /** The same, or the group of the post, or who belongs to it, has changed. */
  group: (postId: string) => topicKey("groupRights", postId),
  /** The viewer's role, blocks or memberships have changed. */
  viewer: (userId: string) => topicKey("viewerRights", userId),
};

/** The topics that an event is delivered to, each with its payload. */
export function deliveriesOf<K extends EventKind>(kind: K, event: EventOf<K>): [topic: string, payload: object][] {
  if (kind === "notificationChanged") return [[topicKey(kind, (event as NotificationChange).userId), event]];
  const { id = "", userIds = [] } = event as { id?: string; userIds?: string[] };
  const check = (...topics: string[]): [string, object][] => {
    const rightsCheck = new RightsCheck();
    return topics.map((topic) => [topic, rightsCheck]);
  };
  if (kind === "roomChanged") return [[topicKey(kind, id), event]];
  if (kind === "groupChanged") return [[topicKey(kind, id), event], ...check(rightsTopics.group(id))];
  if (kind === "viewersChanged") return [[kind, event], ...check(...userIds.map(rightsTopics.viewer))];
  if (kind === "postDeleted") return [[kind, event], ...check(rightsTopics.post(id), rightsTopics.group(id))];
  const post = postOf(kind, event);
  if (!post || kind === "postAdded") return [[kind, event]];
  return [
    [topicKey(kind, post.id), event],
    [topicKey("postChanged", post.id), post],
  ];
}

/** The state of the post in an event, if it has one. */
export function postOf<K extends EventKind>(kind: K, event: EventOf<K>): LivePost | null {
  if (kind === "postAdded" || kind === "likesChanged") return event as LivePost;
  return "post" in event ? event.post : null;
}
