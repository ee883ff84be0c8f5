import { deflateRawSync } from "node:zlib";
import { token } from "./limits/signInLimits";

/** 128 bits: half of the strength of HMAC-SHA256, still safe against brute force. */
const minBits = 128;

/** Why a secret is too weak, as the end of a sentence that begins with its name; null if it is strong enough. */
export function weaknessOf(secret: string): string | null {
  const bytes = Buffer.byteLength(secret);
  if (bytes < token.secretBytes) return `must have at least ${token.secretBytes} bytes, and has ${bytes}`;
  if (estimateBits(secret) < minBits) return "is too easy to guess, because it repeats itself";
  return null;
}

/**
 * An upper bound of the entropy: by the frequency of the bytes, and by compression of the bytes (repetitions) and of the
 * differences between neighbouring bytes (sequences).
 */
function estimateBits(secret: string): number {
  const bytes = Buffer.from(secret);
  const differences = bytes.map((byte, index) => byte - (bytes[index - 1] ?? 0));
  return Math.min(shannonBits(bytes), deflateRawSync(bytes).length * 8, deflateRawSync(differences).length * 8);
}

/** Shannon's entropy of the bytes, times their number. */
function shannonBits(bytes: Buffer): number {
  const counts = new Map<number, number>();
  for (const byte of bytes) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(bytes.length / count), 0);
}
