import type { FetcherParams, Observable } from "@graphiql/toolkit";
import type { ExecutionResult } from "graphql";
import { createClient } from "graphql-ws";
import { noteAnswer, noteEnd, noteSubscription } from "./session";

interface Observer {
  next(result: ExecutionResult): void;
  complete(): void;
}

/**
 * A subscription over a socket of its own. An observable, not a generator: a generator that waits for the next event
 * cannot be ended before it comes.
 */
export function subscribe(params: FetcherParams, token: string | undefined): Observable<ExecutionResult> {
  const live = { subscribe: (observer: Observer) => listen(params, token, observer) };
  // The type also allows three functions instead of an observer; GraphiQL passes an observer.
  return live as unknown as Observable<ExecutionResult>;
}

function listen(params: FetcherParams, token: string | undefined, observer: Observer) {
  const finish = (why: string, result?: ExecutionResult) => {
    if (isOver) return;
    isOver = true;
    noteEnd(why);
    if (result) noteAnswer(result);
    if (result) observer.next(result);
    stop();
    observer.complete();
  };
  let isOver = false;
  let stop: () => void = () => undefined;
  if (!token) {
    finish("", problem("Subscriptions are for members."));
    return { unsubscribe: stop };
  }

  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`;
  const client = createClient({ url, connectionParams: { token }, retryAttempts: 0 });
  noteSubscription(params.operationName ?? "The subscription", () => finish("you are a guest now."));
  stop = client.subscribe(params, {
    next: (result) => observer.next(result as ExecutionResult),
    error: (error) => finish("", explain(error)),
    complete: () => finish("the service closed it."),
  });
  return { unsubscribe: () => finish("it runs until you stop it or leave its tab.") };
}

/** What went wrong, in the form of an answer. */
function explain(error: unknown): ExecutionResult {
  if (Array.isArray(error)) return { errors: error };
  if (!(error instanceof CloseEvent)) return problem(String(error), "UNAVAILABLE");
  const { code, reason } = error;
  if (code === 4401) return problem("The token is not valid any more.");
  return problem(`The connection was closed (${code}${reason ? `: ${reason}` : ""}).`, "UNAVAILABLE");
}

function problem(message: string, code = "UNAUTHENTICATED"): ExecutionResult {
  return { errors: [{ message, extensions: { code } }] } as unknown as ExecutionResult;
}
