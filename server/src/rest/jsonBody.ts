import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors";

/** Deeper than any body of the contract; what is deeper still could exhaust the stack of whoever walks it. */
const deepest = 20;

/** Reads bodies only for `application/json`; a body of any other type counts as `{}`, and so does none at all. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, async (_request: FastifyRequest, text: string) =>
    parseJson(text),
  );
  app.addContentTypeParser("*", { parseAs: "buffer" }, async () => ({}));
  app.addHook("onRequest", async ({ headers }) => {
    if (!isMediaType(headers["content-type"])) delete headers["content-type"];
  });
}

/** Fastify answers a content type that is none with a 415 of its own; without one it asks the parsers above. */
function isMediaType(contentType: string | undefined): boolean {
  return /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(;|$)/.test(contentType ?? "");
}

function parseJson(text: string): object {
  if (text.trim() === "") return {};
  const body = parse(text);
  if (typeof body !== "object" || body === null) throw unreadable("The body must be a JSON object");
  if (isDeeperThan(body, deepest)) throw unreadable("The body is nested too deeply");
  return Array.isArray(body) ? {} : body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable("The body is not valid JSON");
  }
}

const unreadable = (message: string) => new AppError("BAD_USER_INPUT", message);

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of the body; none when there is no body. */
export function fieldsOf({ body }: FastifyRequest): Fields {
  return toFields(body);
}

/** An object's fields; anything else has none. */
export function toFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}
