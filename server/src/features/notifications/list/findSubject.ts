import type { AppContext } from "../../../platform/context";
import { parts } from "../../../platform/parts";
import type { Notification } from "./Notification";

/** Fields that need no statement. */
const known = new Set(["__typename", "id"]);

/** The subject of a line. Only its id needs no statement, because lines are shown only while the subject exists. */
export async function findSubject(
  ctx: AppContext,
  { kind, subjectId: id }: Notification,
  selected: ReadonlySet<string>,
): Promise<object | null> {
  const subject = parts().notificationKinds.get(kind)?.subject;
  if (!subject) return null;
  const isKnown = [...selected].every((field) => known.has(field));
  const row = isKnown ? { id } : await subject.load(ctx, id);
  return row && Object.assign(new (subject.type())(), row);
}
