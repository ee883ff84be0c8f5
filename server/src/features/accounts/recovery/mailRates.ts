import { createHash } from "node:crypto";
import type { AppContext } from "../../../platform/context";
import { networkOf } from "../../../platform/limits/network";
import { canonicalEmail } from "../canonicalEmail";

/** A mail that was asked for. */
export interface AskedMail {
  /** When the next one may be asked for. */
  nextInSeconds: number;
}

/** Between two mails to one address, also while the rates allow more. */
const pauseSeconds = 30;

/**
 * Counts a mail with a link to a typed address, whether somebody has it or not. Throws RATE_LIMITED, which says when the
 * next may go.
 */
export async function countMail(ctx: Pick<AppContext, "rates" | "ip">, email: string): Promise<AskedMail> {
  // What people type into this field is not kept, not even for a day.
  const address = createHash("sha256").update(canonicalEmail(email)).digest("base64url");
  await ctx.rates.consume("accountMailsFromNetwork", networkOf(ctx.ip));
  const states = [
    await ctx.rates.consume("accountMailsPerHour", address),
    await ctx.rates.consume("accountMailsPerDay", address),
  ];
  const resets = states.filter(({ remaining }) => remaining === 0).map(({ reset }) => reset);
  return { nextInSeconds: Math.max(pauseSeconds, ...resets) };
}
