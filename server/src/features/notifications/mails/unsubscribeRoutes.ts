import type { FastifyInstance } from "fastify";
import type { FeatureServices } from "../../../platform/context";
import { countByAddress } from "../../../platform/limits/requestRates";
import { decodeText } from "../../../platform/validation/decodeText";
import { answerInTime } from "../../../platform/web/answerInTime";
import { useLink } from "./unsubscribeLinks";

/** https://www.rfc-editor.org/rfc/rfc8058#section-3.1: the body, as the text of a form in one of two forms. */
const oneClick = /^List-Unsubscribe=One-Click$|name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/im;

const forms = ["application/x-www-form-urlencoded", "multipart/form-data"];

type WithToken = { Querystring: { token?: unknown } };

/**
 * `POST /unsubscribe?token=…`: one-click unsubscribe of mail programs. Browsers are redirected to the page, with the token after
 * the `#`, so that later requests do not contain it.
 */
export async function unsubscribeRoutes(app: FastifyInstance, { services }: { services: FeatureServices }) {
  countByAddress(app, services.rates);
  answerInTime(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(forms, { parseAs: "buffer", bodyLimit: 2_000 }, (_request, body, done) => {
    done(null, decodeText(body));
  });
  app.post<WithToken>("/unsubscribe", async ({ query: { token }, body }, reply) => {
    const say = (status: number, text: string) => reply.status(status).header("cache-control", "no-store").send(text);
    if (typeof body !== "string" || !oneClick.test(body)) return say(400, "Send List-Unsubscribe=One-Click as a form.");
    const stopped = typeof token === "string" ? await useLink(services, token) : null;
    return stopped ? say(200, "You get no more of these mails.") : say(404, "This link is not complete.");
  });
  app.get<WithToken>("/unsubscribe", async ({ query: { token } }, reply) => {
    if (typeof token !== "string") return reply.callNotFound();
    return reply
      .headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" })
      .redirect(`/unsubscribe#token=${encodeURIComponent(token)}`);
  });
}
