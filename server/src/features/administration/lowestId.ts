/** The lowest id that was made at this time: the first 48 bits of an id are its milliseconds. RFC 9562, section 5.7. */
export function lowestId(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
}
