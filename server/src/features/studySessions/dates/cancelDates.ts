import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import type { OccurrenceInput, StudySessionInput } from "../plan/changeInputs";
import { cancelDates } from "../plan/changeStatements";
import { lockToChange } from "../plan/lockToChange";
import type { Occurrence } from "./Occurrence";
import { sessionActions } from "../plan/sessionPolicy";
import { checkOpen, clearLoaders, getOccurrence, getSession, notifyGroup, sessionAccess } from "../plan/sessionService";
import { StudySession } from "../plan/StudySession";

/** Cancels one date, if it has not begun, and notifies its participants. */
export async function cancelOccurrence(ctx: AppContext, { occurrenceId }: OccurrenceInput): Promise<Occurrence> {
  const found = await getOccurrence(ctx, occurrenceId);
  const session = await getSession(ctx, found.sessionId);
  const viewer = authorize(ctx, sessionActions.change, await sessionAccess(ctx, session));
  checkOpen(found);
  await ctx.db.transaction(async (tx) => {
    await lockToChange(ctx, tx, session);
    await cancelIn(tx, { ids: [found.id], byId: viewer.id });
    notifyGroup(tx, session.groupId);
  });
  clearLoaders(ctx);
  return getOccurrence(ctx, found.id);
}

/** Cancels all future dates, which ends the session. */
export async function cancelStudySession(ctx: AppContext, { sessionId }: StudySessionInput): Promise<StudySession> {
  const found = await getSession(ctx, sessionId);
  const viewer = authorize(ctx, sessionActions.change, await sessionAccess(ctx, found));
  if (found.cancelledAt !== null) return found;
  await ctx.db.transaction(async (tx) => {
    const { cancelledAt } = await lockToChange(ctx, tx, found);
    if (cancelledAt !== null) return;
    await cancelIn(tx, { sessionId: found.id, byId: viewer.id });
    await tx.update(StudySession, { id: found.id }, { cancelledAt: new Date(), updatedAt: new Date() });
    notifyGroup(tx, found.groupId);
  });
  clearLoaders(ctx);
  return getSession(ctx, found.id);
}

interface Cancellation {
  ids?: readonly string[];
  sessionId?: string;
  /** Who cancels: not notified. */
  byId: string;
  /** Because the rule of their session leaves them out. */
  isDropped?: boolean;
}

/** Cancels future dates, `ids` or all of a locked session; false if there are none. Several dates cause one notification. */
export async function cancelIn(tx: Tx, { ids, sessionId, byId, isDropped = false }: Cancellation): Promise<boolean> {
  const values = [ids ?? null, sessionId ?? null, isDropped];
  const [first, ...others] = await tx.rows<{ id: string; sessionId: string }>(cancelDates, values);
  if (!first) return false;
  const data = { occurrenceId: first.id, byId };
  if (others.length === 0) tx.publish("dateCancelled", data);
  else tx.publish("datesCancelled", { ...data, sessionId: first.sessionId, count: others.length + 1 });
  return true;
}
