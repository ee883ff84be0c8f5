import type { FastifyRequest } from "fastify";
import type { OperationRequest } from "./pipeline/Run";

interface PlainRequest {
  operation: OperationRequest;
  contentType: string;
}

/** The content type of the response by the `accept` header, as in Apollo Server. */
const contentTypes: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, "application/json; charset=utf-8"],
  ["*/*", "application/json; charset=utf-8"],
  ["application/json", "application/json; charset=utf-8"],
  ["application/graphql-response+json,application/json;q=0.9", "application/graphql-response+json; charset=utf-8"],
]);

/** Reads a single operation as JSON, which nearly all clients send. null for any other request, which Apollo Server handles. */
export function readPlainRequest({ method, body, headers }: FastifyRequest): PlainRequest | null {
  const contentType = contentTypes.get(headers.accept);
  if (!contentType || method !== "POST" || !isRecord(body)) return null;
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== "string" || query === "") return null;
  if (operationName != null && typeof operationName !== "string") return null;
  if (variables != null && !isRecord(variables)) return null;
  if (extensions != null && (!isRecord(extensions) || "persistedQuery" in extensions)) return null;
  return { operation: { query, operationName, variables }, contentType };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
