import { RoomPhase } from "../choices";

/** A running timer: focus and break alternate from its start until it is stopped. */
export interface RunningTimer {
  startedAt: Date;
  focusMinutes: number;
  breakMinutes: number;
}

/** The phase of a timer at one time, with its start and end. */
export interface Phase {
  phase: RoomPhase;
  startedAt: Date;
  endsAt: Date;
}

const minuteMs = 60_000;

/** Every process computes the phase from the start of the timer; phases are not stored. */
export function phaseAt({ startedAt, focusMinutes, breakMinutes }: RunningTimer, now: number): Phase {
  const [focusMs, breakMs] = [focusMinutes * minuteMs, breakMinutes * minuteMs];
  const roundMs = focusMs + breakMs;
  const passed = Math.max(0, now - startedAt.getTime());
  const begin = startedAt.getTime() + Math.floor(passed / roundMs) * roundMs;
  return passed % roundMs < focusMs
    ? { phase: RoomPhase.FOCUS, startedAt: new Date(begin), endsAt: new Date(begin + focusMs) }
    : { phase: RoomPhase.BREAK, startedAt: new Date(begin + focusMs), endsAt: new Date(begin + roundMs) };
}
