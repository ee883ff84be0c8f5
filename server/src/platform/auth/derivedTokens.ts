import { createHmac, createSecretKey } from "node:crypto";

/**
 * Tokens for links in mail that never end: made again for each mail, so that there is one of a kind, and its hash alone is
 * stored. The purpose and what it is of are part of it: it is good for nothing else.
 */
export function derivedTokens(secret: string): (purpose: string, of: string) => string {
  const key = createSecretKey(Buffer.from(secret));
  return (purpose, of) => createHmac("sha256", key).update(`${purpose}\n${of}`).digest("base64url");
}
