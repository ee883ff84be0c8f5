import { v7 as newId } from "uuid";
import type { Tx } from "../../platform/events/transaction";
import { AttendanceAnswer } from "./choices";
import { answerDeclined, answerGoing, removeAnswers } from "./changeStatements";

interface Answering {
  userId: string;
  occurrenceIds: readonly string[];
  /** null: as if they had never answered. */
  answer: AttendanceAnswer.GOING | AttendanceAnswer.DECLINED | null;
  /** It follows from an answer for all dates. */
  isStanding: boolean;
}

/** How many dates became what. */
export interface Outcome {
  going: number;
  waiting: number;
}

/** Stores what a member says about some dates of one session, which is locked. */
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
