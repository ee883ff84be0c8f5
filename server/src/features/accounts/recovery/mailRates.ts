import { createHash } from "node:crypto";
import type { AppContext } from "../../../platform/context";
import { networkOf } from "../../../platform/limits/network";
import { canonicalEmail } from "../canonicalEmail";

/** A requested mail. */
export interface AskedMail {
  /** Seconds until the next one may be requested. */
  nextInSeconds: number;
}

/** Between two mails to one address, also while the rates allow more. */
const pauseSeconds = 30;

/**
 * Counts a mail with a link to a typed address, whether an account has it or not. Throws RATE_LIMITED with the time until the
 * next one.
 */
export async function countMail(ctx: Pick<AppContext, "rates" | "ip">, email: string): Promise<AskedMail> {
  // Hashed, because the typed text must not be stored, not even for a day.
  const address = createHash("sha256").update(canonicalEmail(email)).digest("base64url");
  await ctx.rates.consume("accountMailsFromNetwork", networkOf(ctx.ip));
  const states = [
    await ctx.rates.consume("accountMailsPerHour", address),
    await ctx.rates.consume("accountMailsPerDay", address),
  ];
  const resets = states.filter(({ remaining }) => remaining === 0).map(({ reset }) => reset);
  return { nextInSeconds: Math.max(pauseSeconds, ...resets) };
}
