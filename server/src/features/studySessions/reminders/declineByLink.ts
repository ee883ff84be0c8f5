import { badInput, conflict } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { lockMember } from "../../groups/group/groupStatements";
import { answerIn } from "../answers/answerDates";
import { lockSession } from "../plan/changeStatements";
import { cancelIn } from "../dates/cancelDates";
import { giveBackIn } from "../open/takeSeat";
import { AttendanceAnswer, type OccurrenceState } from "../choices";
import { sessionMessages } from "../messages";
import { promoteWaiting } from "../answers/promote";
import { checkOpen } from "../plan/sessionService";
import { readDeclineToken } from "./declineTokens";
import { refreshAnswered } from "./refreshReminders";
import { linkedDate } from "./reminderStatements";

interface LinkedDate {
  sessionId: string;
  startsAt: Date;
  state: OccurrenceState;
  title: string;
  /** The member with this session of their own; null for that of a group. */
  memberId: string | null;
  isOpen: boolean;
  /** null: the member has no answer (any more). */
  answer: AttendanceAnswer | null;
}

const noLink = () => badInput({ field: "token", message: sessionMessages.noLink() });

/**
 * Declines one date with a link from a reminder, until its start. Idempotent. Does nothing for former members of the group, and
 * for members who removed their answer.
 */
export async function declineByLink(ctx: AppContext, token: string): Promise<LinkedDate> {
  const link = await readDeclineToken(ctx, token);
  if (!link) throw noLink();
  return ctx.db.transaction((tx) => decline(tx, link.userId, link.id));
}

/** Locks the session before reading its answers, as in the API. */
async function decline(tx: Tx, userId: string, id: string): Promise<LinkedDate> {
  await tx.rows(lockMember, [userId]);
  const [found] = await tx.rows<LinkedDate>(linkedDate, [userId, id]);
  if (!found) throw noLink();
  await tx.rows(lockSession, [found.sessionId]);
  const [date] = await tx.rows<LinkedDate>(linkedDate, [userId, id]);
  if (!date) throw noLink();
  checkOpen(date);
  if (date.answer === null) throw conflict(sessionMessages.nothingToDecline());
  // Without its planner an open date does not take place; anyone else's seat is free again.
  if (date.memberId === userId && date.isOpen) await cancelIn(tx, { ids: [id], byId: userId });
  else if (date.memberId !== null && date.memberId !== userId) await giveBackIn(tx, { ...date, id }, userId);
  else if (date.answer !== AttendanceAnswer.DECLINED) {
    const answer = AttendanceAnswer.DECLINED;
    await answerIn(tx, { userId, occurrenceIds: [id], answer, isStanding: false });
    await promoteWaiting(tx, date.sessionId);
    await refreshAnswered(tx, userId, date.sessionId);
  }
  return date;
}
