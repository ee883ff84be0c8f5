/** The name of the job of a kind or an event, as `notify-buddy-request`. It must not change. */
export const jobNameOf = (work: string, name: string): string =>
  `${work}-${name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase()}`;
