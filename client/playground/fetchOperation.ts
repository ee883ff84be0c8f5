import type { Fetcher, FetcherParams } from "@graphiql/toolkit";
import { type ExecutionResult, Kind, type OperationDefinitionNode, parse } from "graphql";
import { subscribe } from "./liveOperation";
import { measure, showCost } from "./measured";
import { noteAnswer, noteHeaders, readSession } from "./session";

type Headers = Readonly<Record<string, string>>;

/** Sends an operation: subscriptions over a socket, everything else over HTTP, both with the session's token. */
export const fetchOperation: Fetcher = (given, options) => {
  const own = (options?.headers ?? {}) as Headers;
  const headers = withToken(own);
  noteHeaders(hasToken(own));
  const operations = operationsIn(given.query);
  const operation = operations.find(({ name }) => name?.value === given.operationName) ?? operations[0];
  // GraphiQL reads a tab's operations a moment after it opens; until then it names one of the last tab.
  const params = operations.length === 1 ? { ...given, operationName: operation?.name?.value } : given;
  return operation?.operation === "subscription" ? subscribe(params, headers["x-auth-token"]) : post(params, headers);
};

/** What the text defines; nothing when it cannot be parsed, which the service then explains. */
function operationsIn(query: string): OperationDefinitionNode[] {
  try {
    return parse(query).definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  } catch {
    return [];
  }
}

/** A token in the headers box counts for its tab, before the session's. */
function withToken({ "x-auth-token": pasted = "", ...others }: Headers): Headers {
  const token = pasted.trim() || readSession().token;
  return { ...others, ...(token ? { "x-auth-token": token } : {}) };
}

export const hasToken = (headers: Headers): boolean =>
  Object.entries(headers).some(([name, value]) => /^(x-auth-token|authorization)$/i.test(name) && value.trim() !== "");

async function post(params: FetcherParams, headers: Headers) {
  const start = performance.now();
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...showCost, ...headers },
    body: JSON.stringify(params),
  });
  const answer = (await response.json()) as ExecutionResult;
  if (params.operationName === "IntrospectionQuery") return answer;
  const { measured, shown } = measure(answer, { status: response.status, ms: performance.now() - start, headers });
  noteAnswer(answer, measured);
  return shown;
}
