/** The position of the primary's write-ahead log at a time of performance.now(). */
export interface WalSample {
  at: number;
  position: bigint;
}

/** A log sequence number as PostgreSQL prints it: https://www.postgresql.org/docs/current/datatype-pg-lsn.html */
export function parseLsn(lsn: string): bigint {
  const [high = "", low = ""] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * The time of the latest sample that a replica with this position has replayed; -Infinity when it has none of them. It
 * compares times of one clock only, and an idle primary causes no lag.
 */
export function currentUntil(samples: readonly WalSample[], replayed: bigint): number {
  return Math.max(-Infinity, ...samples.filter(({ position }) => position <= replayed).map(({ at }) => at));
}
