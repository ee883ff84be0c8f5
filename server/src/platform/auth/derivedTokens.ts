import { createHmac, createSecretKey } from "node:crypto";

/**
 * Tokens for links in mail that never expire. Each is derived again for each mail, so it is always the same and only its
 * hash is stored. It is valid only for one purpose and one subject.
 */
export function derivedTokens(secret: string): (purpose: string, of: string) => string {
  const key = createSecretKey(Buffer.from(secret));
  return (purpose, of) => createHmac("sha256", key).update(`${purpose}\n${of}`).digest("base64url");
}
