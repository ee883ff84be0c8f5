/** An answer may lack what others did less than this long ago, in milliseconds: it may come from a read replica. */
export const replicaLag = 3_000;
