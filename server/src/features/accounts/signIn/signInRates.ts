import type { AppContext } from "../../../platform/context";
import { networkOf } from "../../../platform/limits/network";

type Caller = Pick<AppContext, "rates" | "ip">;

const pairOf = ({ ip }: Caller, account: string) => `${networkOf(ip)} ${account}`;

/**
 * Counts a try of a password as a failure until it succeeds, so that concurrent tries count, too. `account`: the canonical
 * address, whether an account has it or not. Throws RATE_LIMITED.
 */
export async function countFailure(ctx: Caller, account: string): Promise<void> {
  await ctx.rates.consume("loginFailuresFromNetwork", pairOf(ctx, account));
  await ctx.rates.consume("loginFailuresPerAccount", account);
}

/** After the right password. What others have tried still counts against the account. */
export async function forgetFailures(ctx: Caller, account: string): Promise<void> {
  await ctx.rates.clear("loginFailuresFromNetwork", pairOf(ctx, account));
  await ctx.rates.giveBack("loginFailuresPerAccount", account);
}

/** After a reset of the password: nobody knows the new one. */
export async function forgetAllFailures(ctx: Caller, account: string): Promise<void> {
  await ctx.rates.clear("loginFailuresFromNetwork", pairOf(ctx, account));
  await ctx.rates.clear("loginFailuresPerAccount", account);
}
