import { badInput } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { lockToChange } from "../plan/lockToChange";
import type { MoveOccurrenceInput } from "../plan/changeInputs";
import { OccurrenceState } from "../choices";
import { moveDate } from "../plan/changeStatements";
import { dayOf } from "./dates";
import { sessionMessages } from "../messages";
import { Occurrence } from "./Occurrence";
import { endOf } from "./occurrenceRows";
import { checkDistance } from "../plan/plan";
import { promoteWaiting } from "../answers/promote";
import { sessionActions } from "../plan/sessionPolicy";
import {
  checkOpen,
  clearLoaders,
  getOccurrence,
  getSession,
  notifyGroup,
  sessionNotFound,
  sessionAccess,
} from "../plan/sessionService";

/** Moves one date, but not into the past. It keeps its answers and waiting list, and its participants are notified. */
export async function moveOccurrence(ctx: AppContext, input: MoveOccurrenceInput): Promise<Occurrence> {
  const found = await getOccurrence(ctx, input.occurrenceId);
  const session = await getSession(ctx, found.sessionId);
  const viewer = authorize(ctx, sessionActions.change, await sessionAccess(ctx, session));
  if (input.startsAt) checkStart(input.startsAt, session.timeZone);
  await ctx.db.transaction(async (tx) => {
    await lockToChange(ctx, tx, session);
    const occurrence = await tx.findOneBy(Occurrence, { id: found.id });
    if (!occurrence) throw sessionNotFound();
    checkOpen(occurrence);
    const startsAt = input.startsAt ?? occurrence.startsAt;
    const minutes = input.durationMinutes ?? (occurrence.endsAt.getTime() - occurrence.startsAt.getTime()) / 60_000;
    const isBack = startsAt.getTime() === occurrence.originalStartsAt.getTime() && minutes === session.durationMinutes;
    const state = isBack ? OccurrenceState.PLANNED : OccurrenceState.MOVED;
    const moved = await tx.rows(moveDate, [found.id, startsAt, endOf(startsAt, minutes), state]);
    if (moved.length === 0) return;
    tx.publish("dateMoved", { occurrenceId: found.id, byId: viewer.id });
    await promoteWaiting(tx, session.id);
    notifyGroup(tx, session.groupId);
  });
  clearLoaders(ctx);
  return getOccurrence(ctx, found.id);
}

function checkStart(startsAt: Date, timeZone: string): void {
  const now = new Date();
  if (startsAt <= now) throw badInput({ field: "startsAt", message: sessionMessages.startPast() });
  checkDistance("startsAt", dayOf(startsAt, timeZone), dayOf(now, timeZone));
}
