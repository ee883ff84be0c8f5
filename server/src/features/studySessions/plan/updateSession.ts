import { badInput, conflict } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { zoneVersion } from "../../../platform/time/zoneVersion";
import { toLine } from "../../../platform/validation/text";
import { orNull } from "../../../platform/validation/validation";
import type { UpdateStudySessionInput } from "./changeInputs";
import { highestGoingCount, markSeats, offerDates, runningSessions } from "./changeStatements";
import { dayOf } from "../dates/dates";
import { changeDates } from "../dates/changeDates";
import { offerOf } from "../dates/occurrenceRows";
import { sessionMessages } from "../messages";
import { checkOffer, checkOpenCount, isOpen, partnersOf, toOffer } from "../open/offer";
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
    checkOffer({ ...after, partners: null, interest: null });
    if (!isOpen(before.company) && isOpen(after.company)) await checkOpenOf(tx, viewer.id);
    await checkCapacity(tx, before, after);
    await tx.update(StudySession, { id: before.id }, { ...values, updatedAt: new Date() });
    await changeDates(tx, { before, after, byId: viewer.id });
    await changeOffer(tx, before, after);
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
    ...toOfferChanges(before, input),
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

/** Who may take a free seat: without any word of it, as before. */
function toOfferChanges(
  before: StudySession,
  { company, partners, interest, capacity }: UpdateStudySessionInput,
): Changes {
  if (company === undefined && partners === undefined && interest === undefined) return {};
  const wanted = company ?? before.company;
  if (isOpen(wanted) && before.groupId !== null) throw conflict(sessionMessages.companyAlone());
  // As when it is planned: seats and an interest are those of an open session.
  if (!isOpen(wanted)) checkOffer({ company: wanted, partners, interest });
  if (!isOpen(wanted) && !isOpen(before.company)) return {};
  const kept = { partners: partnersOf(before), interest: before.interest };
  return toOffer({
    capacity: capacity === undefined ? (isOpen(before.company) ? null : before.capacity) : capacity,
    company: wanted,
    partners: partners ?? kept.partners,
    interest: interest === undefined ? kept.interest : interest,
  });
}

async function checkOpenOf(tx: Tx, userId: string): Promise<void> {
  const [running] = await tx.rows<{ openOfMember: number }>(runningSessions, [userId, null]);
  checkOpenCount(running?.openOfMember ?? 0);
}

/** The dates to come follow their session, and so do the answers to them. */
async function changeOffer(tx: Tx, before: StudySession, after: StudySession): Promise<void> {
  const [was, is] = [offerOf(before), offerOf(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  await tx.rows(offerDates, [after.id, is.offeredTo, is.seats, is.interest]);
  await tx.rows(markSeats, [after.id]);
}

/** The capacity cannot be lower than the participants of any date. */
async function checkCapacity(tx: Tx, before: StudySession, { capacity, company }: StudySession): Promise<void> {
  if (isOpen(before.company)) {
    const [row] = await tx.rows<{ count: number }>(highestGoingCount, [before.id]);
    const others = Math.max(0, (row?.count ?? 0) - 1);
    if (!isOpen(company) && others > 0) throw conflict(sessionMessages.seatsTaken());
    if (isOpen(company) && others > (capacity ?? 1) - 1)
      throw badInput({ field: "partners", message: sessionMessages.partnersTooLow({ count: others }) });
    return;
  }
  if (capacity === null || (before.capacity !== null && capacity >= before.capacity)) return;
  const [row] = await tx.rows<{ count: number }>(highestGoingCount, [before.id]);
  const count = row?.count ?? 0;
  if (count > capacity) throw badInput({ field: "capacity", message: sessionMessages.capacityTooLow({ count }) });
}
