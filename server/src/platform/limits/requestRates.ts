import type { FastifyInstance } from "fastify";
import type { Viewer } from "../auth/sessions";
import type { Bans } from "./Bans";
import { networkOf } from "./network";
import type { RateName } from "./rates";
import { rateHeaders, type RateLimits, type RateState } from "./rateLimits";

interface Requester {
  rates: RateLimits;
  bans: Pick<Bans, "refuseNetwork">;
  viewer: Pick<Viewer, "id" | "tokenId" | "scopes" | "role"> | null;
  ip: string;
}

/**
 * Counts requests against the caller's rates: by member when signed in, else by address. Those with an access token count for it and for
 * the member. Throws FORBIDDEN for a banned network, but not for an admin, who may have banned their own.
 */
export async function countRequests({ rates, bans, viewer, ip }: Requester, points = 1): Promise<RateState> {
  if (viewer?.role !== "ADMIN") bans.refuseNetwork(ip);
  if (!viewer) return rates.consume("anonymousRequests", networkOf(ip), points);
  if (viewer.scopes) return countForBoth(rates, viewer, points);
  return rates.consume("memberRequests", viewer.id, points);
}

/** In one way to Redis and back. What is refused to the token does not count for its member. */
async function countForBoth(
  rates: RateLimits,
  { id, tokenId }: Pick<Viewer, "id" | "tokenId">,
  points: number,
): Promise<RateState> {
  const [ofToken, ofMember] = await Promise.allSettled([
    rates.consume("tokenRequests", tokenId, points),
    rates.consume("memberRequests", id, points),
  ]);
  if (ofToken.status === "rejected") {
    await rates.giveBack("memberRequests", id, points);
    throw ofToken.reason;
  }
  if (ofMember.status === "rejected") throw ofMember.reason;
  return ofToken.value.remaining < ofMember.value.remaining ? ofToken.value : ofMember.value;
}

/** Counts a member's writes, in addition to their requests. */
export async function countWrites({ rates, viewer }: Omit<Requester, "bans">, points = 1): Promise<void> {
  if (!viewer) return;
  await rates.consume("writesPerMinute", viewer.id, points);
  await rates.consume("writesPerHour", viewer.id, points);
}

/** Counts each request to the routes that are added after this call for its address, before its body is read. */
export function countByAddress(app: FastifyInstance, rates: RateLimits, rate: RateName = "anonymousRequests"): void {
  app.addHook("onRequest", async ({ ip }, reply) => {
    reply.headers(rateHeaders(await rates.consume(rate, networkOf(ip))));
  });
}
