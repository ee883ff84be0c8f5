import type { Message } from "../../messages";
import type { Scope } from "../authorization/actions";
import type { AppContext } from "../context";
import type { EventData, EventKind } from "../events/events";

/** The values for the text of a notification line. */
interface NotificationTexts {
  /** The members who did it, newest first, at most three. */
  actors: readonly { name: string }[];
  /** How many members did it. */
  actorCount: number;
  /** The number of events in the line, or of what they are about: see `timesOf`. */
  count: number;
  /** The title of the subject; null if it has none, or the reader may not see it (any more). */
  title: string | null;
  /** The day of the subject in words, where the reader lives; null if its kind says no `when`. */
  day: string | null;
}

/** The type of what the lines of a kind are about. */
export interface NotificationSubject {
  /** The name of the GraphQL type, as in `Post`. */
  name: string;
  type: () => new () => object;
  load(ctx: AppContext, id: string): Promise<object | null>;
  /** An SQL expression for the group that the id belongs to. Members who muted it are not notified. */
  groupOf?(id: string): string;
  /** The sources of its events are its comments, or the subject itself: a line about comments names the first of them. */
  hasComments?: boolean;
  /** Its page, for links in mail; without it, the list of notifications. `commentId`: the comment to open there. */
  pathOf?(id: string, commentId: string | null): string;
}

/** `source`: removes the events about it. `subject`: removes all lines about it. */
export type Withdrawn = { source: string } | { subject: string };

/** The same, or all lines about the ids that the statement `subjects` returns for its parameter `of`. */
export type Refreshed = Withdrawn | { subjects: string; of: string };

/** An event that removes or changes lines of many members. */
export interface Cause<R extends Refreshed> {
  event: EventKind;
  idOf(event: never): R;
}

/** An event that removes lines, because their subject was deleted. */
export type Withdrawal = Cause<Withdrawn>;

/** An event that may change the list of one member. */
export interface Refreshment {
  event: EventKind;
  memberOf(event: never): string;
}

/** Recipients found by an SQL statement that selects their `id`. `$1`, `$2`…: ids of the event, which `values` returns. */
export interface FoundRecipients<Event> {
  statement: string;
  values(event: Event): readonly string[];
}

interface Definition<K extends EventKind> {
  /** Its name in the API and in stored rows, as in `REPLY`: never change it. */
  kind: string;
  /** The description in the API. */
  description: string;
  /** Its name in the settings, as in "Replies in your groups". */
  label: string;
  /** The topic that its setting belongs to, as in `GROUPS`. The API has an enum of all that are used. */
  topic: string;
  /** What an access token needs to get its events; null: they are for tokens that may read notifications. */
  scope: Scope | null;
  event: K;
  /** Whether an event can notify anybody, where most of its kind cannot: the others cost no job. */
  concerns?(event: EventData<K>): boolean;
  /**
   * The recipients, at most some hundreds: in the event, or found by a statement. The actor, and members who may not be
   * notified, are skipped.
   */
  recipients: ((event: EventData<K>) => readonly string[]) | FoundRecipients<EventData<K>>;
  /** The member who did it; null: nobody is named. */
  actorOf(event: EventData<K>): string | null;
  /** What a line is about. Events of one kind and subject share a line while it is unread and recent. */
  subjectOf(event: EventData<K>): string;
  /** What one event is about, for example a comment; by default the subject. */
  sourceOf?(event: EventData<K>): string;
  /** How many things one event is about, where one act concerns several, as the dates of a session; 1 by default. */
  timesOf?(event: EventData<K>): number;
  subject: NotificationSubject;
  /** An SQL condition: whether the member `reader` may still read the row with the id `source`. */
  isReadable(source: string, reader: string): string;
  /** An SQL expression for the title of the subject with the id `subject`, as the member `reader` knows it. */
  title?(subject: string, reader: string): string;
  /** An SQL expression for what was written in the source of one event: a mail at once quotes it. */
  text?(source: string): string;
  /** An SQL expression for when the subject is: a JSON object with `at` and the `timeZone` of the member `reader`. */
  when?(subject: string, reader: string): string;
  summarize(texts: NotificationTexts): Message;
  /** A security notification: it cannot be switched off, and has its own mails, which are sent at once. */
  isSecurity?: boolean;
  /** It has its own mails, which are sent at once unless the member switched them off. */
  isPrompt?: boolean;
  /** Its subject is a post or its group, and the line is read by who reads the discussion there. */
  isReadWithDiscussion?: boolean;
  /** Its events come in bursts, with few recipients each: those that wait are written together. */
  comesInBursts?: boolean;
  withdrawnBy?: readonly Withdrawal[];
  /** Events that change or hide its lines without removing them. */
  refreshedBy?: readonly Cause<Refreshed>[];
  /** The same for the list of one member after a change of their rights. */
  refreshedFor?: readonly Refreshment[];
}

/** A kind of notification without the type of its event, which is checked where it is defined. */
export type NotificationKind = Definition<never>;

/** Whether its own feature sends its mails, not the notifications feature. */
export const hasOwnMails = ({ isSecurity = false, isPrompt = false }: NotificationKind): boolean =>
  isSecurity || isPrompt;

/**
 * Defines a kind of notification: its event creates lines, and the list, the unread count, live events and settings include
 * it. List it under `notifications` of the feature.
 */
export const defineNotification = <K extends EventKind>(definition: Definition<K>): NotificationKind =>
  definition as unknown as NotificationKind;

/** Declares an event that removes or changes lines, with the id in it. */
export const withdrawal = <K extends EventKind, R extends Refreshed>(
  event: K,
  idOf: (event: EventData<K>) => R,
): Cause<R> => ({ event, idOf });

/** Declares an event that may change the list of one member. */
export const refreshment = <K extends EventKind>(event: K, memberOf: (event: EventData<K>) => string): Refreshment => ({
  event,
  memberOf,
});
