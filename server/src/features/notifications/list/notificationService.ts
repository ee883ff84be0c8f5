import { badInput } from "../../../errors";
import { dayInWords } from "../../../platform/time/dayInWords";
import type { Message } from "../../../messages";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { topicKey } from "../../../platform/live/events";
import { parts } from "../../../platform/parts";
import { type Connection, type PageRequest, toConnection, toPage } from "../../../platform/paging/connection";
import { type Count, exactly } from "../../../platform/paging/count";
import { isolate } from "../../../platform/validation/text";
import { readDiscussion, readLines, readUpTo, touchInboxes } from "../lines/changeStatements";
import { notificationMessages } from "../messages";
import type { Notification } from "./Notification";
import type { NotificationChange } from "./NotificationChange";
import { NotificationInbox } from "./NotificationInbox";
import type { MarkNotificationsReadInput } from "./notificationInputs";
import { notificationActions } from "./notificationPolicy";
import { countStatement, lineStatement, linesStatement, stateStatement } from "./notificationStatements";

/** Of all lists, in rows: about the longest that a statement passes over. */
const reach = 1_000;

/** A line as its statement gives it. */
export type Line = Notification &
  Required<Pick<Notification, "count" | "actors" | "actorCount" | "isRead" | "commentId">>;

/** A line as a mail says it. */
export type MailedLine = Line & { groupId: string | null; text: string | null };

interface InboxState {
  unreadCount: number;
  version: number;
}

/** The viewer's notifications, newest first, in one statement. */
export async function listNotifications(ctx: AppContext, request: PageRequest): Promise<Connection<Line>> {
  const viewer = authorize(ctx, notificationActions.list);
  const page = toPage(request);
  const { first, after } = page;
  const statement = linesStatement({ limit: first + 1, hasCursor: after !== null });
  const values = after ? [viewer.id, after.createdAt, after.id] : [viewer.id];
  return toConnection(await ctx.db.rows<Line>(statement, values, reach), page);
}

export async function countNotifications(ctx: AppContext): Promise<Count> {
  const { id } = authorize(ctx, notificationActions.list);
  const [counted] = await ctx.db.rows<{ count: number }>(countStatement(), [id], reach);
  return exactly(counted?.count ?? 0);
}

/** How many of the viewer's notifications are unread, and the version of the list that has so many. */
export async function readInboxState(ctx: AppContext): Promise<InboxState> {
  const { id } = authorize(ctx, notificationActions.list);
  const [state] = await ctx.db.rows<InboxState>(stateStatement(), [id], reach);
  return state ?? { unreadCount: 0, version: 0 };
}

/** The version of the viewer's list; 0 while nothing was ever in it. */
export async function readListVersion(ctx: AppContext): Promise<number> {
  const { id: userId } = authorize(ctx, notificationActions.list);
  return (await ctx.db.findOneBy(NotificationInbox, { userId }))?.version ?? 0;
}

/** null when there is no such line, or nothing of it can be read any more. */
async function findNotification(ctx: AppContext, id: string): Promise<Line | null> {
  const viewer = authorize(ctx, notificationActions.list);
  const [line] = await ctx.db.rows<Line>(lineStatement(), [viewer.id, id], reach);
  return line ?? null;
}

/** Marks notifications of the viewer as read; what is read already, or not theirs, stays as it is. */
export async function markNotificationsRead(ctx: AppContext, input: MarkNotificationsReadInput): Promise<void> {
  const { id: userId } = authorize(ctx, notificationActions.markRead);
  const { ids, upTo, discussionId } = input;
  if ([ids, upTo, discussionId].filter(Boolean).length !== 1)
    throw badInput({ field: "ids", message: notificationMessages.idsOrUpTo() });
  const statement = ids ? readLines : upTo ? readUpTo : readDiscussion();
  await ctx.db.transaction(async (tx) => {
    await tx.rows(touchInboxes, [[userId]]);
    const read = await tx.rows<{ id: string }>(statement, [userId, ids ?? upTo ?? discussionId]);
    const [line, ...others] = read;
    if (line)
      tx.notify((live) => live.publish("notificationChanged", { userId, id: others.length > 0 ? null : line.id }));
  });
}

/** The state of the viewer's list at once, then every change of it; none is missed in between. */
export function followNotifications(ctx: AppContext): AsyncIterable<object> {
  const { id: userId } = authorize(ctx, notificationActions.list);
  const changes = ctx.events.subscribe(topicKey("notificationChanged", userId));
  changes.push({ userId, id: null });
  return changes;
}

/** The list after a change of the line with this id; without one, after several. */
export async function changeOfNotifications(ctx: AppContext, id: string | null): Promise<NotificationChange> {
  const state = await readInboxState(ctx);
  const notification = id === null ? null : await findNotification(ctx, id);
  return { ...state, notification, removedId: notification ? null : id };
}

/** What a line says. Names and titles are isolated, so that they cannot turn or break the sentence. */
export function summarize({ kind, actors, actorCount, count, title = null, when = null }: Line): Message | null {
  const day = when && dayInWords(new Date(when.at), when.timeZone);
  const message = parts().notificationKinds.get(kind)?.summarize({ actors, actorCount, count, title, day });
  if (!message) return null;
  const shown = Object.entries(message.parameters).map(([name, value]) => [
    name,
    typeof value === "string" ? isolate(value) : value,
  ]);
  return { ...message, parameters: Object.fromEntries(shown) as Message["parameters"] };
}
