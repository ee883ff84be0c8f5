import { conflict, notFound } from "../../../errors";
import { authorize, can } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { writeWithinFirstDay } from "../../accounts/users/firstDay";
import { answerIn } from "../answers/answerDates";
import { AttendanceAnswer } from "../choices";
import { Occurrence } from "../dates/Occurrence";
import { sessions as limits } from "../limits";
import { sessionMessages } from "../messages";
import { answersByPair } from "../plan/studySessionStatements";
import { lockSession } from "../plan/changeStatements";
import { sessionActions } from "../plan/sessionPolicy";
import { checkOpen, clearLoaders, findOccurrence, getOccurrence } from "../plan/sessionService";
import type { StudySession } from "../plan/StudySession";
import { refreshAnswered } from "../reminders/refreshReminders";
import { listOpenSessions } from "./openSessions";
import { findSeen } from "./openSight";
import { heldSeats, isFullNow, lockBoth } from "./openStatements";

export interface TakenSeat {
  occurrence: Occurrence;
  /** Whether the viewer has a seat now. */
  hasSeat: boolean;
  /** Where else a seat is free, for who came too late. */
  stillFree: Occurrence[];
}

/** A date of another member. */
type Offered = Occurrence & { memberId: string };

const gone = () => notFound(sessionMessages.notFound());

/**
 * Takes a seat on one date of another member's open session. Who comes too late gets none, and hears where others are free. Twice is
 * once.
 */
export async function takeSeat(ctx: AppContext, occurrenceId: string): Promise<TakenSeat> {
  const viewer = authorize(ctx, sessionActions.takeSeat);
  const found = await getOffered(ctx, occurrenceId);
  checkOpen(found);
  const held = await ctx.loaders.answer.load({ occurrenceId: found.id, userId: viewer.id });
  const hadSeat = held?.answer === AttendanceAnswer.GOING;
  const hasSeat = hadSeat || (await takeWithinLimits(ctx, found, viewer.id));
  clearLoaders(ctx);
  const occurrence = await getOccurrence(ctx, found.id);
  return { occurrence, hasSeat, stillFree: hasSeat ? [] : await findOthers(ctx, found) };
}

/** The first who is served has the seat; only then it is counted. */
async function takeWithinLimits(ctx: AppContext, found: Offered, userId: string): Promise<boolean> {
  if (found.goingCount >= (found.seats ?? 0)) return false;
  const taken = await writeWithinFirstDay(ctx, {
    rate: "firstDaySeats",
    refusal: sessionMessages.firstDaySeats,
    async write() {
      await ctx.rates.consume("seatsPerDay", userId);
      const isTaken = await ctx.db.transaction((tx) => take(ctx, tx, found, userId));
      if (!isTaken) await ctx.rates.giveBack("seatsPerDay", userId);
      return isTaken || null;
    },
  });
  return taken === true;
}

async function take(ctx: AppContext, tx: Tx, found: Offered, userId: string): Promise<boolean> {
  // Of many who come at once, those who see that the last seat is gone need not wait for each other.
  if ((await tx.rows(isFullNow, [found.id])).length > 0) return false;
  const { occurrence, session } = await lockSeat(ctx, tx, found, userId);
  const [isSeen] = await findSeen(tx, [{ sessionId: session.id, viewerId: userId, occurrenceId: found.id }]);
  if (!isSeen) throw gone();
  if ((await answerNow(tx, found.id, userId)) === AttendanceAnswer.GOING) return true;
  if (occurrence.offeredTo === null) throw conflict(sessionMessages.notOpen());
  if (occurrence.goingCount >= (occurrence.seats ?? 0)) return false;
  const [held] = await tx.rows<{ count: number }>(heldSeats, [userId]);
  const max = limits.seatsPerMember;
  if ((held?.count ?? 0) >= max) throw conflict(sessionMessages.tooManySeats({ max }));
  const answer = AttendanceAnswer.GOING;
  await answerIn(tx, { userId, occurrenceIds: [found.id], answer, isStanding: false });
  tx.publish("seatTaken", { occurrenceId: found.id, byId: userId });
  await refreshAnswered(tx, userId, session.id);
  return true;
}

/** Gives a seat back until its date begins. Without one, nothing changes. */
export async function giveSeatBack(ctx: AppContext, occurrenceId: string): Promise<Occurrence> {
  const viewer = authorize(ctx, sessionActions.takeSeat);
  const found = await getOffered(ctx, occurrenceId);
  checkOpen(found);
  await ctx.db.transaction(async (tx) => {
    await lockSeat(ctx, tx, found, viewer.id);
    await giveBackIn(tx, found, viewer.id);
  });
  clearLoaders(ctx);
  // Who gave it back may not see the session any more, unless it is open to them.
  return (await findOccurrence(ctx, found.id)) ?? Object.assign(found, { ownAnswer: AttendanceAnswer.DECLINED });
}

/** The session is locked. */
export async function giveBackIn(tx: Tx, { id, sessionId }: Pick<Occurrence, "id" | "sessionId">, userId: string) {
  if ((await answerNow(tx, id, userId)) !== AttendanceAnswer.GOING) return;
  const answer = AttendanceAnswer.DECLINED;
  await answerIn(tx, { userId, occurrenceIds: [id], answer, isStanding: false });
  tx.publish("seatReturned", { occurrenceId: id, byId: userId });
  await refreshAnswered(tx, userId, sessionId);
}

async function getOffered(ctx: AppContext, occurrenceId: string): Promise<Offered> {
  const found = await getOccurrence(ctx, occurrenceId);
  const { memberId } = found;
  if (memberId === null) throw conflict(sessionMessages.notOpen());
  if (memberId === ctx.viewer?.id)
    throw conflict(found.offeredTo === null ? sessionMessages.notOpen() : sessionMessages.ownSeat());
  return found as Offered;
}

interface LockedSeat {
  occurrence: Occurrence;
  session: StudySession;
}

/** Both members, then the session, so that seats are given away one after the other. */
async function lockSeat(ctx: AppContext, tx: Tx, found: Offered, userId: string): Promise<LockedSeat> {
  const present = await tx.rows<{ id: string }>(lockBoth, [[userId, found.memberId]]);
  const [session] = await tx.rows<StudySession>(lockSession, [found.sessionId]);
  const occurrence = await tx.findOneBy(Occurrence, { id: found.id });
  const isHidden = session?.hiddenAt != null && !can(ctx, sessionActions.readHidden, session);
  if (present.length < 2 || !session || !occurrence || isHidden) throw gone();
  checkOpen(occurrence);
  return { occurrence, session };
}

async function answerNow(tx: Tx, occurrenceId: string, userId: string): Promise<AttendanceAnswer | null> {
  const [own] = await tx.rows<{ answer: AttendanceAnswer }>(answersByPair, [[occurrenceId], [userId]]);
  return own?.answer ?? null;
}

/** Free seats near the time of a date. */
async function findOthers(ctx: AppContext, { startsAt }: Occurrence): Promise<Occurrence[]> {
  const reach = limits.othersHours * 3_600_000;
  const range = { from: new Date(startsAt.getTime() - reach), to: new Date(startsAt.getTime() + reach) };
  return (await listOpenSessions(ctx, { ...range, first: limits.othersOffered })).nodes;
}
