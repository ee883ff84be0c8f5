import type { FastifyReply, FastifyRequest } from "fastify";
import { unauthenticated } from "../../errors";
import { requireScope } from "../../platform/authorization/authorize";
import { rateHeaders } from "../../platform/limits/rateLimits";
import { countRequests, countWrites } from "../../platform/limits/requestRates";
import { restMessages } from "../../platform/rest/messages";
import { onlyReads } from "../web/requestContext";

/** Before a body is read: counts the request against the sender's rate limits, and checks that members' routes have a token, and access tokens the scope. */
export async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const ctx = await request.getContext();
  const action = request.routeOptions.config?.action;
  if (action && !onlyReads(request)) await countWrites(ctx);
  reply.headers(rateHeaders(await countRequests(ctx)));
  if (action?.isForMembers && !ctx.viewer) {
    throw unauthenticated(ctx.hasInvalidToken ? restMessages.invalidToken() : restMessages.noToken());
  }
  if (action) requireScope(ctx, action);
}
