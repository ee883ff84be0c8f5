import type { Fetcher, FetcherParams } from "@graphiql/toolkit";
import { type ExecutionResult, getOperationAST } from "graphql";
import { createClient } from "graphql-ws";

/** The token that was pasted last: tabs whose box is empty use it too, until the page is loaded anew. */
let lastToken = "";

/** Sends an operation: subscriptions over a socket, everything else over HTTP, both with the token of the headers box. */
export const fetchOperation: Fetcher = (params, options) => {
  const headers = withToken(options?.headers ?? {});
  const document = options?.documentAST;
  const isSubscription = document && getOperationAST(document, params.operationName)?.operation === "subscription";
  return isSubscription ? subscribe(params, headers["x-auth-token"]) : post(params, headers);
};

function withToken({ "x-auth-token": pasted = "", ...others }: Record<string, string>): Record<string, string> {
  lastToken = pasted.trim() || lastToken;
  return { ...others, ...(lastToken ? { "x-auth-token": lastToken } : {}) };
}

async function post(params: FetcherParams, headers: Record<string, string>) {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(params),
  });
  return response.json();
}

async function* subscribe(params: FetcherParams, token: string | undefined): AsyncGenerator<ExecutionResult> {
  if (!token) throw new Error('Subscriptions are for members. Log in and paste the token as "x-auth-token" below.');
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
  if (code === 4401) return "The token is not valid (any more). Log in again and paste the new one.";
  return `The connection was closed (${code}${reason ? `: ${reason}` : ""}).`;
}
