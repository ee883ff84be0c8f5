/** As “Tuesday, 1 December”, on a clock in this zone, which the runtime knows. */
export function dayInWords(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, weekday: "long", day: "numeric", month: "long" });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get("weekday")}, ${parts.get("day")} ${parts.get("month")}`;
}
