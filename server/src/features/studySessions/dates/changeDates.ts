import { badInput } from "../../../errors";
import type { Tx } from "../../../platform/events/transaction";
import { sessions as limits } from "../limits";
import { answerIn } from "../answers/answerDates";
import { cancelIn } from "./cancelDates";
import { AttendanceAnswer, OccurrenceState } from "../choices";
import { dayOf, expandDates, isOn } from "./dates";
import { sessionMessages } from "../messages";
import * as statements from "../plan/changeStatements";
import { Occurrence } from "./Occurrence";
import { endOf, timesOf, toOccurrences } from "./occurrenceRows";
import { checkDistance } from "../plan/plan";
import type { StudySession } from "../plan/StudySession";

interface Change {
  before: StudySession;
  after: StudySession;
  /** Who changes it; they are not notified. */
  byId: string;
}

const followsSession = ({ state }: Occurrence) => state === OccurrenceState.PLANNED;

/** Adjusts the future dates of a changed, locked session. */
export async function changeDates(tx: Tx, { before, after, byId }: Change): Promise<void> {
  const now = new Date();
  const dates = await tx.rows<Occurrence>(statements.occurrencesOf, [after.id]);
  const ahead = dates.filter(({ originalStartsAt, startsAt }) => originalStartsAt > now && startsAt > now);
  const wanted = datesAhead(after, dates, now);
  const last = wanted.at(-1);
  if (last !== undefined) checkDistance("ends", last, dayOf(now, after.timeZone));
  const kept = ahead.filter(({ localDate }) => wanted.includes(localDate)).filter(followsSession);
  const dropped = ahead.filter(({ localDate }) => !wanted.includes(localDate)).filter(followsSession);
  const added = wanted.filter((date) => !dates.some(({ localDate }) => localDate === date));
  // A date that a member cancelled stays cancelled.
  const back = ahead
    .filter(({ isDropped }) => isDropped)
    .filter(({ localDate }) => wanted.includes(localDate) && timesOf(after, localDate).startsAt > now);
  if (dates.length + added.length > limits.dates)
    throw badInput({ field: "ends", message: sessionMessages.tooManyDates({ max: limits.dates }) });
  await giveTimes(tx, { before, after, byId }, kept, now);
  if (dropped.length > 0) await cancelIn(tx, { ids: dropped.map(({ id }) => id), byId, isDropped: true });
  if (back.length > 0) await bringBack(tx, after, back);
  if (added.length > 0) await addDates(tx, after, added);
  if (before.place !== after.place) await tx.rows(statements.countPlaceChange, [after.id]);
}

/**
 * The future days of the session by its rule. The number of dates includes past ones, except those on weekdays that the rule
 * has dropped.
 */
function datesAhead(session: StudySession, dates: readonly Occurrence[], now: Date): string[] {
  const { startsOn, frequency, weekdays, endsOn, endsAfter, timeZone } = session;
  const counts = ({ state, localDate }: Occurrence) => state !== OccurrenceState.CANCELLED || isOn(session, localDate);
  const over = dates.filter((date) => date.originalStartsAt <= now && counts(date)).length;
  const left = endsAfter === null ? null : Math.max(0, endsAfter - over);
  const today = dayOf(now, timeZone);
  const rule = { startsOn, frequency, weekdays, endsOn, endsAfter: left };
  // Whether an existing date is over depends on its own time, not on the new time of the session.
  const begins = new Map(dates.map(({ localDate, originalStartsAt }) => [localDate, originalStartsAt]));
  const isOver = (date: string) => (begins.get(date) ?? timesOf(session, date).startsAt) <= now;
  // One more, because today's may be over.
  const found = expandDates({ ...rule, endsAfter: left === null ? null : left + 1 }, limits.dates + 2, today);
  return found.filter((date) => !isOver(date)).slice(0, left ?? undefined);
}

/**
 * Sets another time or duration of existing days. Today's date stays unchanged if the new time has passed. Participants get one
 * notification for all dates.
 */
async function giveTimes(
  tx: Tx,
  { before, after, byId }: Change,
  kept: readonly Occurrence[],
  now: Date,
): Promise<void> {
  const isSame = before.startTime === after.startTime && before.durationMinutes === after.durationMinutes;
  if (isSame || kept.length === 0) return;
  const changed = kept.filter((date) => timesOfKept(after, date).startsAt > now);
  const [first] = changed;
  if (!first) throw badInput({ field: "startTime", message: sessionMessages.startPast() });
  await planAt(tx, after, changed);
  tx.publish("sessionChanged", { sessionId: after.id, occurrenceId: first.id, byId, count: changed.length });
}

/** Sets the dates to the times of the session. */
async function planAt(tx: Tx, session: StudySession, dates: readonly Occurrence[]): Promise<void> {
  const times = dates.map((date) => timesOfKept(session, date));
  await tx.rows(statements.planDates, [
    dates.map(({ id }) => id),
    times.map(({ startsAt }) => startsAt),
    times.map(({ endsAt }) => endsAt),
    session.startTime,
  ]);
}

/** The same local time stays the same moment: of one that comes twice, the one that it is. */
function timesOfKept(session: StudySession, { localDate, localTime, originalStartsAt: startsAt }: Occurrence) {
  if (localTime !== session.startTime) return timesOf(session, localDate);
  return { startsAt, endsAt: endOf(startsAt, session.durationMinutes) };
}

/** Restores dates that the rule had dropped, with their answers. */
async function bringBack(tx: Tx, session: StudySession, dates: readonly Occurrence[]): Promise<void> {
  const ids = dates.map(({ id }) => id);
  await planAt(tx, session, dates);
  await tx.rows(statements.removeEndedAnswers, [session.id, ids]);
  await answerStanding(tx, session.id, ids);
}

async function addDates(tx: Tx, session: StudySession, added: readonly string[]): Promise<void> {
  const rows = toOccurrences(session, added);
  await tx.insert(Occurrence, rows);
  await answerStanding(
    tx,
    session.id,
    rows.map(({ id = "" }) => id),
  );
}

interface Standing {
  userId: string;
  answer: AttendanceAnswer.GOING | AttendanceAnswer.DECLINED;
  occurrenceIds: string[];
}

/** Applies standing answers to these dates while there is room, in the order of answering. */
async function answerStanding(tx: Tx, sessionId: string, dateIds: readonly string[]): Promise<void> {
  for (const standing of await tx.rows<Standing>(statements.standingAnswers, [sessionId, dateIds]))
    await answerIn(tx, { ...standing, isStanding: true });
}
