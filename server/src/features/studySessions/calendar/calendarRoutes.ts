import type { FastifyInstance } from "fastify";
import type { FeatureServices } from "../../../platform/context";
import { countByAddress } from "../../../platform/limits/requestRates";
import { answerInTime } from "../../../platform/web/answerInTime";
import { hasTag } from "../../../platform/web/entityTags";
import { findCalendar } from "./calendarService";

/** `GET /calendar/{name}.ics`, for calendar programs. The name is a secret, so it is not logged. */
export async function calendarRoutes(app: FastifyInstance, { services }: { services: FeatureServices }) {
  countByAddress(app, services.rates);
  answerInTime(app);
  app.get<{ Params: { name: string } }>("/calendar/:name", async (request, reply) => {
    const { name } = request.params;
    const calendar = name.endsWith(".ics") ? await findCalendar(services, name.slice(0, -4)) : null;
    reply.headers({
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "cache-control": "private, no-cache",
    });
    if (calendar === null)
      return reply.status(404).type("text/plain; charset=utf-8").send("There is no such calendar.");
    // Found before the calendar is written: most programs have it already.
    const tag = `"${await calendar.readTag()}"`;
    reply.header("etag", tag);
    if (hasTag(request.headers["if-none-match"], tag)) return reply.status(304).send();
    return reply
      .headers({ "content-disposition": 'attachment; filename="study-circle.ics"' })
      .type("text/calendar; charset=utf-8")
      .send(await calendar.write());
  });
}
