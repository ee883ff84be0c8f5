import type { RateLimits, RateState } from "./rateLimits";

interface Requester {
  rates: RateLimits;
  viewer: { id: string } | null;
  ip: string;
}

/** Counts requests against the caller's rates: by member when signed in, else by address. Writes count twice. */
export async function countRequests(
  { rates, viewer, ip }: Requester,
  { points, isWrite }: { points: number; isWrite: boolean },
): Promise<RateState> {
  if (!viewer) return rates.consume("anonymousRequests", ip, points);
  if (isWrite) {
    await rates.consume("writesPerMinute", viewer.id, points);
    await rates.consume("writesPerHour", viewer.id, points);
  }
  return rates.consume("memberRequests", viewer.id, points);
}
