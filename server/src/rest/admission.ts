import type { FastifyReply, FastifyRequest } from "fastify";
import { unauthenticated } from "../errors";
import type { RateState } from "../shared/rateLimits";
import { countRequests } from "../shared/requestRates";

/** Before a body is read: the request counts against its sender's rates, and members' routes need a token. */
export async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const ctx = await request.getContext();
  const isForMembers = request.routeOptions.config?.membersOnly === true;
  if (ctx.viewer || isForMembers || !isRead(request)) reply.header("cache-control", "no-store");
  const isWrite = isForMembers && !isRead(request);
  reply.headers(rateHeaders(await countRequests(ctx, { points: 1, isWrite })));
  if (isForMembers && !ctx.viewer) {
    throw unauthenticated(ctx.hasInvalidToken ? "Token is not valid" : "No token, authorization denied");
  }
}

const isRead = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

export function rateHeaders({ limit, remaining, reset }: RateState) {
  return { "ratelimit-limit": limit, "ratelimit-remaining": remaining, "ratelimit-reset": reset };
}
