/** How many bytes a text takes in a JSON answer. */
export const textBytes = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/** The first entries that fit into so many bytes; never none, so that every list can be paged through. */
export function takeBytes<T>(entries: readonly T[], bytes: number, sizeOf: (entry: T) => number): T[] {
  let used = 0;
  const end = entries.findIndex((entry, index) => (used += sizeOf(entry)) > bytes && index > 0);
  return end < 0 ? [...entries] : entries.slice(0, end);
}
