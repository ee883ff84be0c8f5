import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

type Json = Record<string, unknown>;

interface Answer {
  headers?: Record<string, object>;
  content?: Record<string, { schema: object; example?: unknown } | undefined>;
}

export interface Operation {
  operationId: string;
  "x-former-operation-id": string;
  method: string;
  path: string;
  security: object[];
  parameters?: { in: string; name: string; schema: object }[];
  requestBody?: { content: { "application/json": { schema: BodySchema; example?: Json } } };
  responses: Record<string, Answer>;
  "x-also-at"?: string;
}

export interface BodySchema {
  required?: string[];
  properties: Record<string, BodySchema>;
  anyOf?: BodySchema[];
  maxLength?: number;
}

/** Headers that the document must name wherever they are sent; `Link` alone may be missing where it is named. */
const named = ["allow", "etag", "link", "ratelimit-limit", "ratelimit-remaining", "ratelimit-reset", "retry-after"];

/** What the OpenAPI document says of /api, to compare answers with. */
export class RestContract {
  readonly operations: Operation[];
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: true });

  private constructor(document: Json) {
    addFormats(this.ajv);
    this.ajv.addSchema(document, "openapi");
    const paths = Object.entries(document.paths as Record<string, Record<string, Json>>);
    const components = document.components as Record<string, Record<string, Json>>;
    this.operations = paths.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...(operation as unknown as Operation),
        method: method.toUpperCase(),
        path,
        responses: resolve(operation.responses as Record<string, Json>, components),
      })),
    );
  }

  /** As the server itself gives it. */
  static of(app: FastifyInstance): Promise<RestContract> {
    const known =
      contracts.get(app) ?? app.inject("/docs/openapi.json").then((answer) => new RestContract(answer.json()));
    contracts.set(app, known);
    return known;
  }

  /** What of an answer is not as documented; null when all is. */
  findDifference(method: string, url: string, answer: LightMyRequestResponse): string | null {
    const [path = ""] = url.split("?");
    if (!path.startsWith("/api/") || method === "OPTIONS") return null;
    const status = answer.statusCode;
    const isServedBy = (operation: Operation) =>
      [operation.path, operation["x-also-at"] ?? ""].some((template) => matches(template, path));
    const served = this.operations.filter(isServedBy);
    const operation = served.find((one) => one.method === (method === "HEAD" ? "GET" : method)) ?? served[0];
    if (!operation) return [400, 404, 503].includes(status) ? null : `${url} is not documented`;
    const documented = operation.responses[status];
    if (!documented) return `${method} ${operation.path} answers ${status}, which is not documented`;
    const wrong = findWrongHeader(status, documented, answer) ?? this.findWrongBody(method, documented, answer);
    return wrong && `${method} ${operation.path} ${status}: ${wrong}`;
  }

  private findWrongBody(method: string, { content }: Answer, answer: LightMyRequestResponse): string | null {
    const schema = content?.["application/json"]?.schema;
    const isFile = content !== undefined && !schema;
    if (isFile && String(answer.headers["content-type"]) in content) return null;
    if (!schema || method === "HEAD") return answer.body === "" ? null : "it has a body";
    const validate = this.compile(schema);
    return validate(answer.json()) ? null : `${this.ajv.errorsText(validate.errors)} in ${answer.body.slice(0, 300)}`;
  }

  /** A schema of the document, with what it refers to. */
  compile(schema: object): ValidateFunction {
    const known = compiled.get(schema) ?? this.ajv.compile(absolute(schema) as object);
    compiled.set(schema, known);
    return known;
  }
}

const contracts = new WeakMap<FastifyInstance, Promise<RestContract>>();
const compiled = new WeakMap<object, ValidateFunction>();

/** References of a part, as they are read outside the document. */
function absolute(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components'));
}

function resolve(responses: Record<string, Json>, components: Record<string, Record<string, Json>>) {
  const entries = Object.entries(responses).map(([status, answer]) => {
    const name = typeof answer.$ref === "string" ? answer.$ref.split("/").at(-1) : undefined;
    return [status, name === undefined ? answer : components.responses?.[name]];
  });
  return Object.fromEntries(entries) as Record<string, Answer>;
}

function matches(template: string, path: string): boolean {
  const [expected, given] = [template.split("/"), path.replace(/\/$/, "").split("/")];
  return expected.length === given.length && expected.every((part, at) => part.startsWith("{") || part === given[at]);
}

function findWrongHeader(status: number, { headers = {} }: Answer, answer: LightMyRequestResponse): string | null {
  const documented = Object.keys(headers).map((name) => name.toLowerCase());
  const unnamed = named.find((name) => answer.headers[name] !== undefined && !documented.includes(name));
  if (unnamed) return `the header ${unnamed} is not documented`;
  // Such an answer may come before requests are counted.
  const isEarly = status >= 500 || answer.body.includes("The address is malformed.");
  const always = isEarly ? documented.filter((name) => !name.startsWith("ratelimit")) : documented;
  const missing = always.find((name) => name !== "link" && answer.headers[name] === undefined);
  return missing ? `the header ${missing} is missing` : null;
}
