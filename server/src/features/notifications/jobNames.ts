/** The queue of a kind's or an event's work, as `notify-buddy-request`: it must not change. */
export const jobNameOf = (work: string, name: string): string =>
  `${work}-${name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase()}`;
