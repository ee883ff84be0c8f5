/** The size of a text in JSON, in bytes. */
export const textBytes = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/** The first entries that fit into this size; at least one, so that every list can be paged through. */
export function takeBytes<T>(entries: readonly T[], bytes: number, sizeOf: (entry: T) => number): T[] {
  let used = 0;
  const end = entries.findIndex((entry, index) => (used += sizeOf(entry)) > bytes && index > 0);
  return end < 0 ? [...entries] : entries.slice(0, end);
}

/** An upper bound of the size in JSON: a character takes at most six bytes. */
export const charactersAtMost = (...texts: readonly string[]): number =>
  6 * texts.reduce((sum, text) => sum + text.length, 0);

/**
 * Collects the first entries that fit into this size, at least one. Measuring the JSON costs as much as writing it, so it is
 * measured only when the upper bound of the entries exceeds the size.
 */
export class BoundedList<T extends object> {
  readonly entries: T[] = [];
  private measured = { entries: 0, bytes: 0 };
  /** The upper bound of the entries that are not measured yet. */
  private unmeasured = 0;

  constructor(
    private readonly bytes: number,
    private readonly bytesAtMost: (entry: T) => number,
  ) {}

  /** False when the entry does not fit. */
  add(entry: T): boolean {
    this.entries.push(entry);
    this.unmeasured += this.bytesAtMost(entry);
    if (this.measured.bytes + this.unmeasured <= this.bytes) return true;
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
    this.unmeasured = 0;
  }
}
