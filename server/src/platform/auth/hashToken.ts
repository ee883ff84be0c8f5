import { createHash } from "node:crypto";

/** What is stored of a random token that a link carries, in hex. It has more entropy than the hash, so that no salt is needed. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
