const formats = new Map<string, Intl.DateTimeFormat>();

/** The local date in this zone, as `2026-03-01`; UTC without a zone. */
export function dayIn(timeZone: string | null | undefined, timestamp: Date): string {
  const zone = timeZone ?? "UTC";
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(zone, format);
  return format.format(timestamp);
}
