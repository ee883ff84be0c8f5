import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors";
import { decodeText, isDecodableAddress } from "../../platform/validation/decodeText";
import { readJsonText } from "../../platform/web/jsonText";
import { webMessages } from "./messages";

/** The paths of the APIs, which read the query. Pages ignore it: links of others may have anything in theirs. */
const readsQuery = /^\/(api|graphql)(\/|\?|$)/;

/**
 * Reads JSON bodies strictly as UTF-8, and rejects addresses of the APIs that are not. Fastify's own parsers replace what cannot
 * be decoded.
 */
export function readStrictly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    void parse(request, readJsonText(request, body), done);
  });
  app.addContentTypeParser<Buffer>("text/plain", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, decodeText(body) ?? "");
  });
  app.addHook("onRequest", ({ url }, _reply, done) => {
    if (!readsQuery.test(url) || isDecodableAddress(url)) return done();
    done(new AppError("BAD_REQUEST", webMessages.malformedAddress()));
  });
}
