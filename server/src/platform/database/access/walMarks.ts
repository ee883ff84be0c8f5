/** How far the primary's log had come at a moment of performance.now(). */
export interface Mark {
  at: number;
  position: bigint;
}

/** PostgreSQL's notation of a place in its log: https://www.postgresql.org/docs/current/datatype-pg-lsn.html */
export function toPosition(lsn: string): bigint {
  const [high = "", low = ""] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Until when a replica that has come this far has everything; -Infinity when it lacks what was there at every mark.
 * Only one clock is read, and an idle primary causes no replica lag.
 */
export function provenAt(marks: readonly Mark[], replayed: bigint): number {
  return Math.max(-Infinity, ...marks.filter(({ position }) => position <= replayed).map(({ at }) => at));
}
