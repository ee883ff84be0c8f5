import { z } from "zod";

/** A topic with what its subscribers get. */
export type Delivery = readonly [topic: string, payload: object];

/** An event that processes publish to each other, for all subscribers of that moment. */
export interface LiveEvent<E extends object = object> {
  /** Checked when it comes from another process. */
  schema: z.ZodType<E>;
  /** The topics that it is delivered to; by default its name. */
  deliveries?(event: E): Delivery[];
  /** The event with the newest state that is known to `live`, which delivers it next. */
  renew?(event: E, live: object): E;
}

export const liveEvent = <S extends z.ZodObject>(
  schema: S,
  more: Omit<LiveEvent<z.infer<S>>, "schema"> = {},
): LiveEvent<z.infer<S>> => ({ schema: schema as unknown as z.ZodType<z.infer<S>>, ...more });

export type LiveTypesOf<D> = { [K in keyof D]: D[K] extends LiveEvent<infer E> ? E : never };

/** The topic of the events of one thing, by its id. */
export const topicKey = (topic: string, id: string) => `${topic}:${id}`;

/** Nothing happened, but the right to follow something may have ended: subscribers ask for it again. */
export class RightsCheck {}

export function checkRights(...topics: string[]): Delivery[] {
  const rightsCheck = new RightsCheck();
  return topics.map((topic) => [topic, rightsCheck]);
}

/** The topic of checks after what the viewer may see has changed. */
export const viewerRights = (userId: string) => topicKey("viewerRights", userId);

const sessionEnd = z.object({
  userId: z.string(),
  /** null: all sessions of this member. */
  tokenId: z.string().nullable(),
  /** With `tokenId: null`: the session that stays. */
  exceptTokenId: z.string().nullish(),
});

export type SessionEnd = z.infer<typeof sessionEnd>;

/** The events of the platform. Features list theirs under `liveEvents`. */
export const platformLiveEvents = {
  sessionEnded: liveEvent(sessionEnd),
  /** Jobs were sent, there or anywhere; another process runs them. */
  jobsSent: liveEvent(z.object({ where: z.string().optional() })),
  /** The cached session data of these members has changed. */
  viewersChanged: liveEvent(z.object({ userIds: z.array(z.string()) }), {
    deliveries: (event) => [["viewersChanged", event], ...checkRights(...event.userIds.map(viewerRights))],
  }),
  /** Settings of the site, or networks that it refuses. */
  settingsChanged: liveEvent(z.object({})),
  /** The sender could not publish some events. */
  eventsMissed: liveEvent(z.object({})),
  /** This process ends. Never sent to others. */
  processEnding: liveEvent(z.object({})),
};

type PlatformLiveEvents = LiveTypesOf<typeof platformLiveEvents>;

/** The types of all live events, by name. Features add theirs. */
export interface LiveEventTypes extends PlatformLiveEvents {}

export type EventKind = keyof LiveEventTypes;
export type EventOf<K extends EventKind> = LiveEventTypes[K];

/** An event with its topic. */
export interface TopicEvent {
  topic: string;
  event: object;
}
