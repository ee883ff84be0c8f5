import type { z } from "zod";
import type { Message } from "../../messages";
import type { AppContext } from "../context";
import type { EventData, EventKind, Events } from "../events/events";
import type { Tx } from "../events/transaction";

/** What a line says to its reader. */
export interface NotificationTexts {
  /** Who did it, the newest first: at most three. */
  actors: readonly { name: string }[];
  /** How many members did it. */
  actorCount: number;
  /** How many events the line gathers. */
  count: number;
  /** What `title` gives of the subject; null when the subject has no title. */
  title: string | null;
}

/** What the lines of a kind are about: one GraphQL type for all of them. */
export interface NotificationSubject {
  /** The name of the GraphQL type, as in `Post`. */
  name: string;
  type: () => new () => object;
  load(ctx: AppContext, id: string): Promise<object | null>;
  /** An expression of SQL: the group that the id belongs to. Members who muted it are not notified. */
  groupOf?(id: string): string;
  /** Its page, for links in mail; without it, the list of notifications. */
  pathOf?(id: string): string;
}

/** `source`: the events of this kind about it go. `subject`: all lines about it go. */
export type Withdrawn = { source: string } | { subject: string };

/** The same, or all lines about the ids that a statement, `subjects`, gives for its parameter, `of`. */
export type Refreshed = Withdrawn | { subjects: string; of: string };

/** An event after which lines of many members are gone, or may say something else. */
export interface Cause<R extends Refreshed> {
  event: EventKind;
  schema: z.ZodObject;
  idOf(event: never): R;
}

/** An event that takes something out of the lists: what it was about is gone. */
export type Withdrawal = Cause<Withdrawn>;

/** An event after which the list of one member may show something else. */
export interface Refreshment {
  event: EventKind;
  schema: z.ZodObject;
  memberOf(event: never): string;
}

interface Definition<K extends EventKind> {
  /** Names it in the API and in stored rows, as in `REPLY`: keep it. */
  kind: string;
  /** What it reports, for the description of the API. */
  description: string;
  /** What the settings call it, as in "Replies in your groups". */
  label: string;
  event: K;
  schema: Events[K];
  /** Who is notified. Bounded: some hundreds at most. The actor, and members who may not be notified, are left out. */
  recipients(event: EventData<K>, tx: Tx): readonly string[] | Promise<readonly string[]>;
  /** The member who did it; null when nobody is named. */
  actorOf(event: EventData<K>): string | null;
  /** What a line is about. Events of one kind and subject are gathered while the line is unread and young. */
  subjectOf(event: EventData<K>): string;
  /** What one event is about, as the id of a comment; without it, the subject. */
  sourceOf?(event: EventData<K>): string;
  subject: NotificationSubject;
  /** A condition of SQL: whether what the id `source` names can still be read by the member `reader`. */
  isReadable(source: string, reader: string): string;
  /** An expression of SQL: the text that `subject`, an id, is known by. */
  title?(subject: string): string;
  summarize(texts: NotificationTexts): Message;
  /** It protects the member's account: they cannot switch it off, and mails of its own go out at once. */
  isSecurity?: boolean;
  /** Its mails are its own and never wait: they go out at once, or never where the member says so. */
  isPrompt?: boolean;
  withdrawnBy?: readonly Withdrawal[];
  /** Events after which its lines may say something else, or are no longer shown, without being gone for good. */
  refreshedBy?: readonly Cause<Refreshed>[];
  /** The same for the list of one member, who may read less from then on. */
  refreshedFor?: readonly Refreshment[];
}

/** A kind of notification as its list knows it: the types of its event are checked where it is defined. */
export type NotificationKind = Definition<never>;

/** Whether its mails are jobs of its own feature, not of the list's. */
export const hasOwnMails = ({ isSecurity = false, isPrompt = false }: NotificationKind): boolean =>
  isSecurity || isPrompt;

const kinds = new Map<string, NotificationKind>();

/** All of them. Features define theirs when they are loaded. */
export const notificationKinds: ReadonlyMap<string, NotificationKind> = kinds;

/** The same as the enum of the API: their names, and what each of them means. */
export const kindNames: Record<string, string> = {};
export const kindDescriptions: Record<string, { description: string }> = {};

/**
 * Something that members are notified about. One definition is enough: its event makes and gathers lines, and the list,
 * the number of unread lines, live events and settings know its kind. List it under `notifications` of the feature.
 */
export function defineNotification<K extends EventKind>(definition: Definition<K>): NotificationKind {
  const { kind, description } = definition;
  if (kinds.has(kind)) throw new Error(`Two kinds of notifications are called ${kind}`);
  const defined = definition as unknown as NotificationKind;
  kinds.set(kind, defined);
  kindNames[kind] = kind;
  kindDescriptions[kind] = { description };
  return defined;
}

/** Names the event that takes lines or events of a kind away, with the id that it carries. */
export const withdrawal = <K extends EventKind, R extends Refreshed>(
  event: K,
  schema: Events[K],
  idOf: (event: EventData<K>) => R,
): Cause<R> => ({ event, schema, idOf });

/** Names the event after which the list of one member may show something else. */
export const refreshment = <K extends EventKind>(
  event: K,
  schema: Events[K],
  memberOf: (event: EventData<K>) => string,
): Refreshment => ({ event, schema, memberOf });
