import { paths } from "../../../shared/paths";

/** Planning a session at a time; `company`: open to everyone from the start. */
export function planAt({
  day,
  time,
  minutes,
  isOpen,
}: {
  day?: string;
  time?: string;
  minutes?: number;
  isOpen?: boolean;
}) {
  const search = new URLSearchParams();
  if (day) search.set("day", day);
  if (time) search.set("time", time);
  if (minutes) search.set("minutes", String(minutes));
  if (isOpen) search.set("company", "EVERYONE");
  return `${paths.planSession}?${search.toString()}`;
}

export const offerSession = planAt({ isOpen: true });

/** Others' free seats, below the week. */
export const freeSeats = `${paths.schedule}#free-seats`;
