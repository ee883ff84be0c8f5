import { createHash } from "node:crypto";
import { rateLimited } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import { networkOf } from "../../../platform/limits/network";
import type { RateState } from "../../../platform/limits/rateLimits";
import { canonicalEmail } from "../users/canonicalEmail";

/** A requested mail. */
export interface AskedMail {
  /** Seconds until the next one may be requested. */
  nextInSeconds: number;
}

/** Between two mails to one address, also while the rates allow more. */
const pauseSeconds = 30;

/**
 * Counts a mail with a link to a typed address, whether an account has it or not. Throws RATE_LIMITED with the time until the
 * next one. Whatever others have asked for, a network that has not asked within the hour gets one.
 */
export async function countMail(ctx: Pick<AppContext, "rates" | "ip">, email: string): Promise<AskedMail> {
  const network = networkOf(ctx.ip);
  // Hashed, because the typed text must not be stored, not even for a day.
  const address = createHash("sha256").update(canonicalEmail(email)).digest("base64url");
  await ctx.rates.consume("accountMailsFromNetwork", network);
  const state = await ctx.rates.consume("accountMailsPerHour", `${network} ${address}`);
  const isFirst = state.remaining === state.limit - 1;
  const left = await ctx.rates.consume("accountMailsPerDay", address).then(
    ({ remaining }) => remaining,
    () => (isFirst ? 0 : refuse(state)),
  );
  return { nextInSeconds: state.remaining === 0 || left === 0 ? Math.max(pauseSeconds, state.reset) : pauseSeconds };
}

function refuse({ reset, limit }: RateState): never {
  throw rateLimited(Math.max(1, reset), limit);
}
