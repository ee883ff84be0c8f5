import { badInput, conflict } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { zoneVersion } from "../../../platform/time/zoneVersion";
import { toLine } from "../../../platform/validation/text";
import { orNull } from "../../../platform/validation/validation";
import type { UpdateStudySessionInput } from "./changeInputs";
import { highestGoingCount } from "./changeStatements";
import { dayOf } from "../dates/dates";
import { changeDates } from "../dates/changeDates";
import { sessionMessages } from "../messages";
import { checkDistance, toRule } from "./plan";
import { lockToChange } from "./lockToChange";
import { promoteWaiting } from "../answers/promote";
import { sessionActions } from "./sessionPolicy";
import { clearLoaders, getSession, notifyGroup, sessionAccess } from "./sessionService";
import { StudySession } from "./StudySession";
import { Frequency } from "../choices";

/**
 * Changes a session and its future dates, which keep their ids, answers and waiting lists. Moved, cancelled and past dates stay
 * unchanged.
 */
export async function updateStudySession(ctx: AppContext, input: UpdateStudySessionInput): Promise<StudySession> {
  const found = await getSession(ctx, input.sessionId);
  const viewer = authorize(ctx, sessionActions.change, await sessionAccess(ctx, found));
  await ctx.db.transaction(async (tx) => {
    const before = await lockToChange(ctx, tx, found);
    if (before.cancelledAt !== null) throw conflict(sessionMessages.cancelled());
    const values = toChanges(before, input);
    const after = { ...before, ...values };
    await checkCapacity(tx, before, after);
    await tx.update(StudySession, { id: before.id }, { ...values, updatedAt: new Date() });
    await changeDates(tx, { before, after, byId: viewer.id });
    await promoteWaiting(tx, before.id);
    notifyGroup(tx, before.groupId);
  });
  clearLoaders(ctx);
  return getSession(ctx, found.id);
}

type Changes = Partial<Omit<StudySession, "group" | "member" | "owner">>;

/** The given values in their stored form. */
function toChanges(before: StudySession, input: UpdateStudySessionInput): Changes {
  const { title, goal, startTime, durationMinutes, place, capacity } = input;
  if (capacity != null && before.groupId === null)
    throw badInput({ field: "capacity", message: sessionMessages.capacityAlone() });
  return {
    ...(title === undefined ? {} : { title: toLine(title) }),
    ...(goal === undefined ? {} : { goal: orNull(goal) }),
    ...(startTime === undefined ? {} : { startTime }),
    ...(durationMinutes === undefined ? {} : { durationMinutes }),
    ...(place === undefined ? {} : { place: orNull(place) }),
    ...(capacity === undefined ? {} : { capacity }),
    ...toRuleChanges(before, input),
    // The dates that this process adds follow its rules; a process with newer ones computes them again.
    ...(zoneVersion() < before.zoneData ? { zoneData: zoneVersion() } : {}),
  };
}

/** A new rule, or a new end of the current one. */
function toRuleChanges(before: StudySession, { repeats, ends }: UpdateStudySessionInput): Changes {
  if (!repeats && !ends) return {};
  const { startsOn, timeZone } = before;
  const isSingle = before.frequency === Frequency.NONE;
  if (repeats && (repeats.frequency === Frequency.NONE) !== isSingle)
    throw badInput({ field: "repeats.frequency", message: sessionMessages.otherKind() });
  const { frequency, weekdays, endsOn, endsAfter } = toRule({
    startsOn,
    repeats: repeats ?? { frequency: before.frequency, weekdays: before.weekdays },
    ends: ends ?? { on: before.endsOn, after: before.endsAfter },
  });
  if (endsOn !== null) checkDistance("ends.on", endsOn, dayOf(new Date(), timeZone));
  return { frequency, weekdays: [...weekdays], endsOn, endsAfter };
}

/** The capacity cannot be lower than the participants of any date. */
async function checkCapacity(tx: Tx, before: StudySession, { capacity }: StudySession): Promise<void> {
  if (capacity === null || (before.capacity !== null && capacity >= before.capacity)) return;
  const [row] = await tx.rows<{ count: number }>(highestGoingCount, [before.id]);
  const count = row?.count ?? 0;
  if (count > capacity) throw badInput({ field: "capacity", message: sessionMessages.capacityTooLow({ count }) });
}
