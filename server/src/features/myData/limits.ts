/** The feature's numbers; docs/limits.md repeats those that people meet. */
/** The copies that members get of their data. */
export const myData = {
  copiesPerDay: 1,
  copyHours: 24,
  copyBytes: 100_000_000 as number,
  /** Of the pictures in it; the newest come first. */
  pictureBytes: 50_000_000 as number,
  pieceBytes: 262_144,
  rowsAtOnce: 200,
  jobSeconds: 300,
  listed: 10,
  removedAtOnce: 5,
} as const;
