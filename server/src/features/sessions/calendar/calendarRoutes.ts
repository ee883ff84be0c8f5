import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { FeatureServices } from "../../../platform/context";
import { networkOf } from "../../../platform/limits/network";
import { answerInTime } from "../../../platform/web/answerInTime";
import { hasTag } from "../../../platform/web/entityTags";
import { readCalendar } from "./calendarService";

/** `GET /calendar/{name}.ics`, for calendar programs. The name is a secret, so it is not logged. */
export async function calendarRoutes(app: FastifyInstance, { services }: { services: FeatureServices }) {
  answerInTime(app);
  app.get<{ Params: { name: string } }>("/calendar/:name", async (request, reply) => {
    await services.rates.consume("anonymousRequests", networkOf(request.ip));
    const { name } = request.params;
    const calendar = name.endsWith(".ics") ? await readCalendar(services, name.slice(0, -4)) : null;
    reply.headers({
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "cache-control": "private, no-cache",
    });
    if (calendar === null)
      return reply.status(404).type("text/plain; charset=utf-8").send("There is no such calendar.");
    const tag = `"${createHash("sha256").update(calendar).digest("base64url").slice(0, 22)}"`;
    reply.header("etag", tag);
    if (hasTag(request.headers["if-none-match"], tag)) return reply.status(304).send();
    return reply
      .headers({ "content-disposition": 'attachment; filename="study-circle.ics"' })
      .type("text/calendar; charset=utf-8")
      .send(calendar);
  });
}
