import type { FastifyInstance } from "fastify";
import { notFound } from "../../errors";
import type { FeatureServices } from "../../platform/context";
import { countByAddress } from "../../platform/limits/requestRates";
import { answerInTime } from "../../platform/web/answerInTime";
import { picturePolicy, policyText } from "../../platform/web/contentSecurityPolicy";
import { hasTag } from "../../platform/web/entityTags";
import { pictures as limits } from "./limits";
import { pictureMessages } from "./messages";
import { nameOfFile } from "./picturePath";
import { servedPicture } from "./pictureStatements";

const policy = policyText(picturePolicy);

/** `/pictures/:file`: an uploaded picture, for anyone who knows its address; not for shared caches, which cannot forget it. */
export async function pictureFiles(app: FastifyInstance, { services }: { services: FeatureServices }): Promise<void> {
  const { db, rates, pictureStore } = services;
  countByAddress(app, rates, "pictureFileRequests");
  answerInTime(app);
  app.get<{ Params: { file: string } }>("/pictures/:file", async (request, reply) => {
    const { file } = request.params;
    const name = nameOfFile(file);
    const served = name ? await db.row<{ name: string }>(servedPicture, [name]) : null;
    if (!name || !served) throw notFound(pictureMessages.noPicture());
    const etag = `"${file}"`;
    reply.headers({
      "access-control-allow-origin": "*",
      "cache-control": `private, max-age=${limits.cacheSeconds}`,
      "content-security-policy": policy,
      "cross-origin-resource-policy": "cross-origin",
      etag,
    });
    if (hasTag(request.headers["if-none-match"], etag)) return reply.status(304).send();
    const bytes = await pictureStore.get(file.replace(name, served.name));
    if (!bytes) throw notFound(pictureMessages.noPicture());
    return reply.type("image/webp").send(bytes);
  });
}
