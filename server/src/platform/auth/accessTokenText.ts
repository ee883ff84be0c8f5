import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const prefix = "scp_";
const [secretBytes, secretLetters, checkLetters] = [32, 43, 6];
const pattern = new RegExp(`^${prefix}[0-9A-Za-z]{${secretLetters + checkLetters}}$`);

/**
 * A new access token: `scp_`, 32 random bytes and their CRC-32, both in base62. By the prefix scanners find it where it should not be, by
 * the checksum a mistyped one is refused without a statement.
 */
export function makeAccessToken(): string {
  const secret = inBase62(BigInt(`0x${randomBytes(secretBytes).toString("hex")}`), secretLetters);
  return prefix + secret + checkOf(secret);
}

/** Whether a token is meant to be one of these, and not that of a session. */
export const isAccessToken = (token: string): boolean => token.startsWith(prefix);

/** Whether it can be one: the rest is in the database. */
export function isWellFormed(token: string): boolean {
  if (!pattern.test(token)) return false;
  const secret = token.slice(prefix.length, prefix.length + secretLetters);
  return token.endsWith(checkOf(secret));
}

/** What is stored of it. It has more entropy than the hash, so that no salt is needed. */
export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

const checkOf = (secret: string) => inBase62(BigInt(crc32(secret)), checkLetters);

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

function inBase62(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest /= 62n) text = digits.charAt(Number(rest % 62n)) + text;
  return text;
}
