import { v7 as newId } from "uuid";
import type { Tx } from "../../../platform/events/transaction";
import { AttendanceAnswer } from "../choices";
import { answerDeclined, answerGoing, removeAnswers } from "../plan/changeStatements";

interface Answering {
  userId: string;
  occurrenceIds: readonly string[];
  /** null: removes the answer. */
  answer: AttendanceAnswer.GOING | AttendanceAnswer.DECLINED | null;
  /** Whether it derives from an answer for all dates. */
  isStanding: boolean;
}

/** The number of dates by their new answer. */
export interface Outcome {
  going: number;
  waiting: number;
}

/** Stores a member's answer to some dates of one locked session. */
export async function answerIn(tx: Tx, { userId, occurrenceIds, answer, isStanding }: Answering): Promise<Outcome> {
  const values = [userId, occurrenceIds, occurrenceIds.map(() => newId()), isStanding];
  if (answer === AttendanceAnswer.GOING) {
    const rows = await tx.rows<{ answer: AttendanceAnswer }>(answerGoing, values);
    const going = rows.filter((row) => row.answer === AttendanceAnswer.GOING).length;
    return { going, waiting: rows.length - going };
  }
  if (answer === AttendanceAnswer.DECLINED) await tx.rows(answerDeclined, values);
  else await tx.rows(removeAnswers, [userId, occurrenceIds]);
  return { going: 0, waiting: 0 };
}
