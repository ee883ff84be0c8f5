/** How many bytes a text takes in a JSON answer. */
export const textBytes = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/** The first entries that fit into so many bytes; never none, so that every list can be paged through. */
export function takeBytes<T>(entries: readonly T[], bytes: number, sizeOf: (entry: T) => number): T[] {
  let used = 0;
  const end = entries.findIndex((entry, index) => (used += sizeOf(entry)) > bytes && index > 0);
  return end < 0 ? [...entries] : entries.slice(0, end);
}

/** A character takes six bytes at most. */
export const charactersAtMost = (...texts: readonly string[]): number =>
  6 * texts.reduce((sum, text) => sum + text.length, 0);

/**
 * The first entries that fit into so many bytes; never none. To write the JSON only to measure it costs as much as the
 * answer, so it waits until the entries may be too long.
 */
export class BoundedList<T extends object> {
  readonly entries: T[] = [];
  private measured = { entries: 0, bytes: 0 };
  /** At most, of the entries that are not measured. */
  private further = 0;

  constructor(
    private readonly bytes: number,
    private readonly bytesAtMost: (entry: T) => number,
  ) {}

  /** False when the entry has no room. */
  add(entry: T): boolean {
    this.entries.push(entry);
    this.further += this.bytesAtMost(entry);
    if (this.measured.bytes + this.further <= this.bytes) return true;
    this.measure();
    if (this.measured.bytes <= this.bytes || this.entries.length === 1) return true;
    this.entries.pop();
    return false;
  }

  private measure(): void {
    for (const entry of this.entries.slice(this.measured.entries)) {
      this.measured.bytes += Buffer.byteLength(JSON.stringify(entry));
    }
    this.measured.entries = this.entries.length;
    this.further = 0;
  }
}
