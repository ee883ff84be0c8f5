import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../errors";
import { findExcess } from "../validation/jsonShape";
import { restBody } from "../limits/limits";
import type { Message } from "../../messages";
import { readJsonText } from "../web/jsonText";
import { restMessages } from "./messages";

declare module "fastify" {
  interface FastifyRequest {
    hasUnreadBody: boolean;
  }
}

/** Parses only `application/json`. A body of any other type, and no body, count as `{}`. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, async (request: FastifyRequest, body: Buffer) =>
    parseJson(readJsonText(request, body)),
  );
  app.addContentTypeParser("*", { parseAs: "buffer" }, async () => ({}));
  app.decorateRequest("hasUnreadBody", false);
  app.addHook("onRequest", async (request) => {
    const { headers } = request;
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    request.hasUnreadBody = hasBody && !/^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
    if (!isMediaType(headers["content-type"])) delete headers["content-type"];
  });
}

/** Whether the request has a body that counts as empty because of its type. */
export const isUnreadBody = (request: FastifyRequest): boolean => request.hasUnreadBody;

/** Fastify answers an invalid content type with its own 415. Without the header it uses the parsers above. */
function isMediaType(contentType: string | undefined): boolean {
  return /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(;|$)/.test(contentType ?? "");
}

function parseJson(text: string): object {
  if (text.trim() === "") return {};
  const body = parse(text);
  if (typeof body !== "object" || body === null) throw unreadable(restMessages.bodyNoObject());
  const excess = findExcess(body, restBody);
  if (excess) throw unreadable(excess.say("The body"));
  return Array.isArray(body) ? {} : body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(restMessages.bodyNoJson());
  }
}

const unreadable = (text: Message) => new AppError("BAD_USER_INPUT", text);

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; empty for any other value. */
export function toFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}
