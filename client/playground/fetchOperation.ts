import type { Fetcher, FetcherParams } from "@graphiql/toolkit";
import { type ExecutionResult, getOperationAST } from "graphql";
import { createClient } from "graphql-ws";
import { offerTokenOf, readSession } from "./session";

/** Sends an operation: subscriptions over a socket, everything else over HTTP, both with the session's token. */
export const fetchOperation: Fetcher = (params, options) => {
  const headers = withToken(options?.headers ?? {});
  const document = options?.documentAST;
  const isSubscription = document && getOperationAST(document, params.operationName)?.operation === "subscription";
  return isSubscription ? subscribe(params, headers["x-auth-token"]) : post(params, headers);
};

/** A token in the headers box counts for its tab, before the session's. */
function withToken({ "x-auth-token": pasted = "", ...others }: Record<string, string>): Record<string, string> {
  const token = pasted.trim() || readSession().token;
  return { ...others, ...(token ? { "x-auth-token": token } : {}) };
}

async function post(params: FetcherParams, headers: Record<string, string>) {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(params),
  });
  const answer = (await response.json()) as ExecutionResult;
  offerTokenOf(answer);
  return answer;
}

async function* subscribe(params: FetcherParams, token: string | undefined): AsyncGenerator<ExecutionResult> {
  if (!token) throw new Error("Subscriptions are for members. Run LogIn, then choose “Use the token of this answer”.");
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`;
  const client = createClient({ url, connectionParams: { token }, retryAttempts: 0 });
  try {
    for await (const result of client.iterate(params)) yield result as ExecutionResult;
  } catch (error) {
    throw error instanceof CloseEvent ? new Error(explain(error)) : error;
  } finally {
    await client.dispose();
  }
}

function explain({ code, reason }: CloseEvent): string {
  if (code === 4401) return "The token is not valid any more. Run LogIn again and use the new one.";
  return `The connection was closed (${code}${reason ? `: ${reason}` : ""}).`;
}
