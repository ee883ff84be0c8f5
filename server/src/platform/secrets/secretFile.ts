import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { StartError } from "../../errors";
import { token } from "../limits/signInLimits";
import { weaknessOf } from "../secretStrength";

const dayMs = 86_400_000;
const signInDays = (token.seconds * 1_000) / dayMs;

/** Where the secret before the one in a file lies. */
export const earlierFile = (file: string) => `${file}.previous`;

/** As in the settings: letters and digits of base64. */
export const newSecret = (): string => randomBytes(token.secretBytes).toString("base64url");

/** The secret before this one; null where there is none, or where nothing that it has signed counts any more. */
export function readEarlierSecret(file: string, now = Date.now()): string | null {
  const earlier = readAged(earlierFile(file), now);
  if (!earlier || earlier.days > token.earlierSecretDays || weaknessOf(earlier.text) !== null) return null;
  return earlier.text === readAged(file, now)?.text ? null : earlier.text;
}

/** Why the secret cannot be changed now; null if it can. */
export function whyNotRotated(file: string, now = Date.now()): string | null {
  const days = readAged(earlierFile(file), now)?.days ?? Infinity;
  if (readEarlierSecret(file, now) === null || days >= signInDays) return null;
  return (
    `The secret was changed ${days < 1 ? "less than a day" : `${Math.floor(days)} days`} ago, and only one before it counts: ` +
    `who signed in by that would be signed out. Wait for a week after the change, or delete ${earlierFile(file)} to sign them out.`
  );
}

/** Makes a new secret, and keeps the one of before beside it. Throws StartError where `whyNotRotated` says so. */
export function rotateSecretFile(file: string): void {
  const reason = whyNotRotated(file);
  if (reason) throw new StartError(reason);
  // In this order: killed in between, both files have the same secret, which harms nothing.
  replace(earlierFile(file), readFileSync(file, "utf8").trim());
  replace(file, newSecret());
}

function replace(file: string, text: string): void {
  const temporary = `${file}.${randomUUID()}`;
  try {
    writeFileSync(temporary, text, { mode: 0o600, flag: "wx", flush: true });
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** With its age; null where it cannot be read. */
function readAged(file: string, now: number): { text: string; days: number } | null {
  try {
    return { text: readFileSync(file, "utf8").trim(), days: (now - statSync(file).mtimeMs) / dayMs };
  } catch {
    return null;
  }
}
