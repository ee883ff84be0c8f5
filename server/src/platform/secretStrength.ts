import { deflateRawSync } from "node:zlib";
import { token } from "./limits/accountLimits";

/** Below this a secret can be found by trying: 128 bits is what HMAC-SHA256 keeps even after a shortcut of half. */
const minBits = 128;

/** Why a secret would not hold, as the end of a sentence that begins with its name; null when it is strong enough. */
export function weaknessOf(secret: string): string | null {
  const bytes = Buffer.byteLength(secret);
  if (bytes < token.secretBytes) return `must have at least ${token.secretBytes} bytes, and has ${bytes}`;
  if (estimateBits(secret) < minBits) return "is too easy to guess, because it repeats itself";
  return null;
}

/**
 * An upper bound of what somebody has to guess: by the variety of its bytes, and by how far it can be compressed, as it
 * is (repetitions) and as differences of neighbours (sequences).
 */
function estimateBits(secret: string): number {
  const bytes = Buffer.from(secret);
  const differences = bytes.map((byte, index) => byte - (bytes[index - 1] ?? 0));
  return Math.min(varietyBits(bytes), deflateRawSync(bytes).length * 8, deflateRawSync(differences).length * 8);
}

/** Shannon's entropy of the bytes, times their number. */
function varietyBits(bytes: Buffer): number {
  const counts = new Map<number, number>();
  for (const byte of bytes) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(bytes.length / count), 0);
}
