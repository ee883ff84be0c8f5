/** As in server/src/platform/limits/limits.ts, in milliseconds. */
export const limits = { ownWritesMs: 5_000, replicaBehindMs: 3_000, executionMs: 5_000 };
