import type { FastifyInstance } from "fastify";
import type { Db } from "../../../platform/database/Db";
import { findAvatar } from "./avatarService";
import type { Gravatars } from "./Gravatars";
import type { RateLimits } from "../../../platform/limits/rateLimits";
import { countByAddress } from "../../../platform/limits/requestRates";
import { answerInTime } from "../../../platform/web/answerInTime";
import { picturePolicy, policyText } from "../../../platform/web/contentSecurityPolicy";
import { hasTag } from "../../../platform/web/entityTags";

interface Options {
  db: Db;
  rates: RateLimits;
  /** null: Gravatar is switched off. */
  gravatars: Gravatars | null;
}

const policy = policyText(picturePolicy);

/** `/avatars/:id`: a member's picture, for our pages and any other site; says nothing about their e-mail. */
export async function avatarRoutes(app: FastifyInstance, { db, rates, gravatars }: Options): Promise<void> {
  countByAddress(app, rates, "pictureRequests");
  answerInTime(app);
  app.get<{ Params: { id: string }; Querystring: { v?: unknown } }>("/avatars/:id", async (request, reply) => {
    const { type, bytes, etag, isKnown, keepSeconds } = await findAvatar(db, gravatars, {
      userId: request.params.id,
      version: request.query.v,
    });
    reply.headers({
      "access-control-allow-origin": "*",
      "cache-control": `public, max-age=${keepSeconds}`,
      "content-security-policy": policy,
      "cross-origin-resource-policy": "cross-origin",
      etag,
    });
    if (!isKnown) return reply.status(404).type(type).send(bytes);
    if (hasTag(request.headers["if-none-match"], etag)) return reply.status(304).send();
    return reply.type(type).send(bytes);
  });
}
