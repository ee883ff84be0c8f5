import type { FastifyReply, FastifyRequest } from "fastify";
import { validate as isUuid } from "uuid";
import { AppError, badInput, type ErrorCode } from "../../errors";
import type { AnyAction } from "../authorization/actions";
import type { AppContext } from "../context";
import { contractName } from "./contractNames";
import { type Fields, toFields } from "./jsonBody";
import { type IsKnownField, refusedFields } from "./refusedFields";
import type { Schema } from "./schema";

type Answers = Readonly<Record<number, Schema>>;

/** A body or a query: its schema and its parser. The schema must reject everything that `read` rejects. */
export interface Part<T> {
  schema: Schema;
  /** The example in the API reference. */
  example?: Readonly<Record<string, unknown>>;
  /** Accepts an `Idempotency-Key`. */
  isRepeatable?: boolean;
  /** Fields that other requests take and that are ignored here, because older clients send them without a meaning. */
  ignored?: readonly string[];
  refusals?: Answers;
  /** `listLimit`: the longest list of one answer. */
  read(fields: Fields, given: { idempotencyKey: unknown; listLimit: number }): T | Promise<T>;
}

/** An id in the path. */
interface PathId {
  description: string;
  /** The error for a malformed id; without it, the service handles it. */
  malformed?: () => AppError;
  refusals?: Answers;
}

interface RouteInput<Ids extends string, Query, Body> {
  ctx: AppContext;
  params: Readonly<Record<Ids, string>>;
  query: Query;
  body: Body;
  /** What was sent to a route with `bytes`; empty for all others. */
  bytes: Buffer;
  /** Aborted when the client has left. */
  left: AbortSignal;
  /** The `Last-Event-ID` with which a client of a stream comes back. */
  lastEventId: string | null;
  /** Adds a `Link` header to the rest of the list, at this path; null at its end. */
  linkNext(path: string | null): void;
}

interface Description<Ids extends string, Query, Body, Answer> {
  /**
   * Names the operation for generated clients, once in the contract: as the mutation that does the same, or
   * `get` with the query that answers the same.
   */
  operationId: string;
  description: string;
  /** An older address of the same. It goes on working, and the reference names it in a note. */
  alsoAt?: `/${string}`;
  /** Changes nothing, although its method is POST. */
  onlyReads?: boolean;
  /** Public, but the response depends on the member if a token is sent. */
  knowsMembers?: boolean;
  /** A DELETE that GraphQL takes choices for: they are refused by name. Bodies of others have no meaning. */
  refusesChoices?: boolean;
  /** Returns a paged list. */
  isPaged?: boolean;
  /** How long it may wait for an event before it answers. */
  waitMs?: number;
  /** The media type of a success that is a file, not JSON. */
  mediaType?: string;
  /** Statuses of the contract that differ from that of the error code. */
  statuses?: Partial<Record<ErrorCode, number>>;
  params?: Readonly<Record<Ids, PathId>>;
  query?: Part<Query>;
  body?: Part<Body>;
  /** The body is a file, not JSON: of these media types, and of so many bytes at most. */
  bytes?: { mediaTypes: readonly string[]; max: number };
  /** The success, and the errors of this route. Those of its parts and of all routes are added. */
  answers: Answers & { readonly 200: Schema<Answer> };
}

interface Definition<Ids extends string, Query, Body, Answer> extends Description<Ids, Query, Body, Answer> {
  handle(input: RouteInput<Ids, Query, Body>): Promise<NoInfer<Answer>>;
  /** The same as server-sent events, for clients that accept those: their text, in pieces. Rejects before the first one. */
  follow?(input: RouteInput<Ids, Query, Body>): Promise<AsyncIterable<string>>;
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html */
export const eventStream = "text/event-stream";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The complete description of a REST route. */
export interface Route extends Description<string, unknown, unknown, unknown> {
  method: Method;
  /** Below `/api`. */
  path: string;
  /** A members' route checks the token before anything else. */
  action: AnyAction;
  tag: string;
  summary: string;
  /** Clients may ask for a stream of events instead, which is an iterable of text. */
  streams: boolean;
  respond(request: FastifyRequest, reply: FastifyReply, rules: RouteRules): Promise<unknown>;
}

/** Whether the client asks for the stream of this route. A HEAD request asks for no content. */
export const asksForStream = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && (headers.accept ?? "").includes(eventStream);

/** What holds for all routes. */
export interface RouteRules {
  /** The longest list of one answer. */
  listLimit: number;
  isKnownField: IsKnownField;
}

/** Defines routes with one tag of the OpenAPI document: `api.get("/things", actions.read, "All things", { … })`. */
export const routesOf = (tag: string) => ({
  get: definer("GET", tag),
  post: definer("POST", tag),
  put: definer("PUT", tag),
  delete: definer("DELETE", tag),
});

const definer =
  (method: Method, tag: string) =>
  <Ids extends string = never, Query = undefined, Body = undefined, Answer = unknown>(
    path: `/${string}`,
    action: AnyAction,
    summary: string,
    { handle, follow, ...given }: Definition<Ids, Query, Body, Answer>,
  ): Route => {
    const description = given as Description<string, unknown, unknown, unknown>;
    const parts = [...Object.values(description.params ?? {}), given.query, given.body];
    const answers = Object.assign({}, ...parts.map((part) => part?.refusals), given.answers) as typeof given.answers;
    return {
      ...description,
      ...{ method, path, action, tag, summary, answers, streams: follow !== undefined },
      // Parts that are not described are undefined, in type and value.
      respond: async (...request) => {
        const input = (await read(description, ...request)) as RouteInput<Ids, Query, Body>;
        return follow && asksForStream(request[0]) ? follow(input) : handle(input);
      },
    };
  };

/** Reads the body before the ids: if both are wrong, the contract reports the body. */
async function read(
  { params, query, body, bytes, refusesChoices }: Description<string, unknown, unknown, unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  { listLimit, isKnownField }: RouteRules,
): Promise<RouteInput<string, unknown, unknown>> {
  const given = { idempotencyKey: request.headers["idempotency-key"], listLimit };
  const ctx = await request.getContext();
  const lastEventId = request.headers["last-event-id"];
  const hasMeaning = !bytes && (request.method !== "DELETE" || refusesChoices);
  return {
    ctx,
    bytes: bytes && Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    body: await readBody(body, toFields(hasMeaning ? request.body : {}), given, isKnownField),
    params: readIds(request.params as Record<string, string>, params),
    query: await query?.read(toFields(request.query), given),
    // Made for those that wait alone.
    get left() {
      return leftSignal(reply);
    },
    lastEventId: typeof lastEventId === "string" && lastEventId !== "" ? lastEventId : null,
    linkNext(path) {
      if (path) reply.header("link", `<${ctx.baseUrl}${withQuery(path, toFields(request.query))}>; rel="next"`);
    },
  };
}

function leftSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => controller.abort());
  return controller.signal;
}

/** The next page with all parameters of this one. Its cursor replaces `skip`. */
function withQuery(path: string, query: Fields): string {
  const [address = "", given] = path.split("?");
  const parameters = new URLSearchParams(given);
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === "string" && name !== "skip" && !parameters.has(name)) parameters.set(name, value);
  }
  return `${address}?${parameters.toString()}`;
}

type Given = Parameters<Part<unknown>["read"]>[1];

/** All that is wrong with a body: the fields that are refused come after those that are not valid. */
async function readBody(part: Part<unknown> | undefined, fields: Fields, given: Given, isKnown: IsKnownField) {
  const { ignored = [], schema } = part ?? {};
  const refused = refusedFields(fields, schema, isKnown).filter(({ field }) => !ignored.includes(field));
  try {
    const value = await part?.read(fields, given);
    if (refused.length === 0) return value;
  } catch (error) {
    if (!(error instanceof AppError) || error.fields.length === 0) throw error;
    const reported = new Set(error.fields.map(({ field }) => contractName(field)));
    // A field in the spelling of GraphQL is reported once, by the contract's name.
    throw badInput(...error.fields, ...refused.filter(({ field }) => !reported.has(contractName(field))));
  }
  throw badInput(...refused);
}

/** Ids in lower case, as the database returns them: rows are looked up by the text of an id. */
function readIds(ids: Readonly<Record<string, string>>, described: Readonly<Record<string, PathId>> = {}) {
  for (const [name, { malformed }] of Object.entries(described)) if (malformed && !isUuid(ids[name])) throw malformed();
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, isUuid(id) ? id.toLowerCase() : id]));
}
