import type { AppContext } from "../../platform/context";
import { notificationKinds } from "../../platform/notifications/defineNotification";
import type { Notification } from "./Notification";

/** What is known without reading it. */
const known = new Set(["__typename", "id"]);

/** What a line is about. A link to it needs no statement: a line is only shown while its subject is there. */
export async function findSubject(
  ctx: AppContext,
  { kind, subjectId: id }: Notification,
  selected: ReadonlySet<string>,
): Promise<object | null> {
  const subject = notificationKinds.get(kind)?.subject;
  if (!subject) return null;
  const isKnown = [...selected].every((field) => known.has(field));
  const row = isKnown ? { id } : await subject.load(ctx, id);
  return row && Object.assign(new (subject.type())(), row);
}
