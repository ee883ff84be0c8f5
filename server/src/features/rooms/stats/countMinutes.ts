import { v7 as newId } from "uuid";
import type { Db } from "../../../platform/database/Db";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { RoomPhase } from "../choices";
import { dayIn } from "../../../platform/time/dayIn";
import * as statements from "../focus/focusStatements";
import { phaseAt, type RunningTimer } from "../timer/timer";

interface Seat extends RunningTimer {
  id: string;
  userId: string;
  goal: string | null;
  groupId: string | null;
  timeZone: string | null;
  now: Date;
}

/** Counts a minute for everyone who was there for the whole minute and is in a focus. */
export async function countMinutes(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const seats = await tx.rows<Seat>(statements.uncountedSeats);
    if (seats.length === 0) return;
    const studied = seats.map((seat) => ({ seat, phase: phaseOf(seat) })).filter(({ phase }) => isFocus(phase));
    await tx.rows(statements.markCounted, [seats.map(({ id }) => id)]);
    await tx.rows(statements.addMinutes, [
      studied.map(({ seat }) => seat.userId),
      studied.map(({ seat }) => dayIn(seat.timeZone, new Date(seat.now))),
    ]);
    await tx.rows(statements.addFocuses, [
      studied.map(() => newId()),
      studied.map(({ seat }) => seat.userId),
      studied.map(({ seat }) => seat.groupId),
      studied.map(({ seat }) => seat.goal),
      studied.map(({ phase }) => phase.startedAt.toISOString()),
      studied.map(({ phase }) => phase.endsAt.toISOString()),
    ]);
  });
}

type Phase = ReturnType<typeof phaseAt>;

const isFocus = ({ phase }: Phase) => phase === RoomPhase.FOCUS;

function phaseOf({ startedAt, now, ...lengths }: Seat): Phase {
  return phaseAt({ startedAt: new Date(startedAt), ...lengths }, new Date(now).getTime());
}

/** Runs in one of all processes. If it is killed, a minute is lost. */
export const countMinutesOften = defineJob({
  name: "count-study-minutes",
  schema: noData,
  schedule: "* * * * *",
  run: ({ db }) => countMinutes(db),
});
