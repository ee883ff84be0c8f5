import type { OccurrenceRowFragment } from "../../../generated/sessionHooks";

type Seats = Pick<OccurrenceRowFragment, "goingCount"> & {
  session: Pick<OccurrenceRowFragment["session"], "group" | "capacity">;
};

/** Whether a date has seats for others. Of the sessions without a group only those say how many places they have. */
export const isOpenDate = ({ session }: Pick<Seats, "session">): boolean =>
  session.group === null && session.capacity !== null;

/** How many others an open date has room for, and how many of them there are. */
export function seatsOf({ session, goingCount }: Seats): { all: number; taken: number } {
  const all = Math.max(0, (session.capacity ?? 1) - 1);
  return { all, taken: Math.min(all, Math.max(0, goingCount - 1)) };
}
