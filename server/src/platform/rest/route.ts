import type { FastifyReply, FastifyRequest } from "fastify";
import { validate as isUuid } from "uuid";
import type { AppError, ErrorCode } from "../../errors";
import type { AnyAction } from "../authorization/actions";
import type { AppContext } from "../context";
import { type Fields, toFields } from "./jsonBody";
import type { Schema } from "./schema";

type Answers = Readonly<Record<number, Schema>>;

/** A body or a query: how it is described, and how it is read. What `read` refuses, the schema must refuse, too. */
export interface Part<T> {
  schema: Schema;
  /** What the page about the API offers to send. */
  example?: Readonly<Record<string, unknown>>;
  /** Takes an `Idempotency-Key`. */
  isRepeatable?: boolean;
  refusals?: Answers;
  /** `listLimit`: the longest list of one answer. */
  read(fields: Fields, given: { idempotencyKey: unknown; listLimit: number }): T | Promise<T>;
}

/** An id in the path. */
interface PathId {
  description: string;
  /** The answer to an id that no row can have; without it, the service decides. */
  malformed?: () => AppError;
  refusals?: Answers;
}

interface RouteInput<Ids extends string, Query, Body> {
  ctx: AppContext;
  params: Readonly<Record<Ids, string>>;
  query: Query;
  body: Body;
  /** Leads to the rest of the list, at this path; null at its end. */
  linkNext(path: string | null): void;
}

interface Description<Ids extends string, Query, Body, Answer> {
  description: string;
  /** Changes nothing, although its method is POST. */
  onlyReads?: boolean;
  /** Open to anyone, and takes account of who sends a token. */
  knowsMembers?: boolean;
  /** Answers a list that can go on. */
  isPaged?: boolean;
  /** Of a success, where it is a file and not JSON. */
  mediaType?: string;
  /** Where the contract's status differs from the one of the code. */
  statuses?: Partial<Record<ErrorCode, number>>;
  params?: Readonly<Record<Ids, PathId>>;
  query?: Part<Query>;
  body?: Part<Body>;
  /** Success, and what refusals of this route mean; those of its parts and of every route are added. */
  answers: Answers & { readonly 200: Schema<Answer> };
}

interface Definition<Ids extends string, Query, Body, Answer> extends Description<Ids, Query, Body, Answer> {
  handle(input: RouteInput<Ids, Query, Body>): Promise<NoInfer<Answer>>;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A route of the REST API: all that there is to say of it, once. */
export interface Route extends Description<string, unknown, unknown, unknown> {
  method: Method;
  /** Below `/api`. */
  path: string;
  /** A members' route checks the token before anything else. */
  action: AnyAction;
  tag: string;
  summary: string;
  respond(request: FastifyRequest, reply: FastifyReply, listLimit: number): Promise<unknown>;
}

/** Routes under one heading of the description: `api.get("/posts", postActions.read, "All posts", { … })`. */
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
    { handle, ...given }: Definition<Ids, Query, Body, Answer>,
  ): Route => {
    const description = given as Description<string, unknown, unknown, unknown>;
    const parts = [...Object.values(description.params ?? {}), given.query, given.body];
    const answers = Object.assign({}, ...parts.map((part) => part?.refusals), given.answers) as typeof given.answers;
    return {
      ...description,
      ...{ method, path, action, tag, summary, answers },
      // What is not described is not read: then its type is undefined, and so is its value.
      respond: async (...request) => handle((await read(description, ...request)) as RouteInput<Ids, Query, Body>),
    };
  };

/** Reads the body before the ids: of two mistakes, the contract names the one in the body. */
async function read(
  { params, query, body }: Description<string, unknown, unknown, unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  listLimit: number,
): Promise<RouteInput<string, unknown, unknown>> {
  const given = { idempotencyKey: request.headers["idempotency-key"], listLimit };
  const ctx = await request.getContext();
  return {
    ctx,
    body: await body?.read(toFields(request.body), given),
    params: readIds(request.params as Record<string, string>, params),
    query: await query?.read(toFields(request.query), given),
    linkNext(path) {
      if (path) reply.header("link", `<${ctx.baseUrl}${path}>; rel="next"`);
    },
  };
}

/** As the database spells them: answers are looked up by the text of an id. */
function readIds(ids: Readonly<Record<string, string>>, described: Readonly<Record<string, PathId>> = {}) {
  for (const [name, { malformed }] of Object.entries(described)) if (malformed && !isUuid(ids[name])) throw malformed();
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, isUuid(id) ? id.toLowerCase() : id]));
}
