import { RoomPhase } from "./choices";

/** A timer that runs: from its start on, a focus and a break follow each other until it is stopped. */
export interface RunningTimer {
  startedAt: Date;
  focusMinutes: number;
  breakMinutes: number;
}

/** The phase of a timer at one moment, with the moments at which it began and ends. */
export interface Phase {
  phase: RoomPhase;
  startedAt: Date;
  endsAt: Date;
}

const minuteMs = 60_000;

/** Nothing is stored when a phase ends: every process works it out from the start of the timer. */
export function phaseAt({ startedAt, focusMinutes, breakMinutes }: RunningTimer, now: number): Phase {
  const [focusMs, breakMs] = [focusMinutes * minuteMs, breakMinutes * minuteMs];
  const roundMs = focusMs + breakMs;
  const passed = Math.max(0, now - startedAt.getTime());
  const begin = startedAt.getTime() + Math.floor(passed / roundMs) * roundMs;
  return passed % roundMs < focusMs
    ? { phase: RoomPhase.FOCUS, startedAt: new Date(begin), endsAt: new Date(begin + focusMs) }
    : { phase: RoomPhase.BREAK, startedAt: new Date(begin + focusMs), endsAt: new Date(begin + roundMs) };
}
