import type { FastifyInstance } from "fastify";
import { networkOf } from "./network";
import type { Viewer } from "../auth/sessions";
import type { RateName } from "./rates";
import { rateHeaders, type RateLimits, type RateState } from "./rateLimits";

interface Requester {
  rates: RateLimits;
  viewer: Pick<Viewer, "id" | "tokenId" | "scopes"> | null;
  ip: string;
}

/**
 * Counts requests against the caller's rates: by member when signed in, else by address. Those with an access token count for it and for
 * the member.
 */
export async function countRequests({ rates, viewer, ip }: Requester, points = 1): Promise<RateState> {
  if (!viewer) return rates.consume("anonymousRequests", networkOf(ip), points);
  if (viewer.scopes) {
    const ofToken = await rates.consume("tokenRequests", viewer.tokenId, points);
    const ofMember = await rates.consume("memberRequests", viewer.id, points);
    return ofToken.remaining < ofMember.remaining ? ofToken : ofMember;
  }
  return rates.consume("memberRequests", viewer.id, points);
}

/** Counts a member's writes, in addition to their requests. */
export async function countWrites({ rates, viewer }: Requester, points = 1): Promise<void> {
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
