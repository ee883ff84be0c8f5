import type { FetcherParams, Observable } from "@graphiql/toolkit";
import type { ExecutionResult } from "graphql";
import { createClient } from "graphql-ws";
import { noteAnswer, noteEnd, noteSubscription, noteTab, noteUnseen, noteView } from "./session";

interface Observer {
  next(result: ExecutionResult): void;
  complete(): void;
}

/** A subscription that runs: for as long as its tab is there, also while another one is open. */
interface Running {
  tabId: string;
  /** GraphiQL, which shows one answer: that of the open tab. null while that is another one. */
  observer: Observer | null;
  last: ExecutionResult | null;
  finish: (why: string) => void;
}

let running: Running | null = null;
let openTabId = "";
let isTakenUp = false;

/** For each change of GraphiQL's tabs. */
export function noteTabs({ tabs, activeTabIndex }: { tabs: readonly { id: string }[]; activeTabIndex: number }): void {
  openTabId = tabs[activeTabIndex]?.id ?? "";
  noteTab(openTabId);
  if (!running) return;
  if (!tabs.some(({ id }) => id === running?.tabId)) return running.finish("its tab is closed.");
  if (openTabId === running.tabId) return;
  running.observer = null;
  noteView(true);
}

/** Lets `run` show the running subscription again, in its tab, instead of starting another one. */
export function takeUp(run: () => void): void {
  isTakenUp = true;
  run();
  isTakenUp = false;
}

/**
 * A subscription over a socket of its own; one at a time. An observable, not a generator: a generator that waits for the next event
 * cannot be ended before it comes.
 */
export function subscribe(params: FetcherParams, token: string | undefined): Observable<ExecutionResult> {
  const again = isTakenUp ? running : null;
  const start = (observer: Observer) => {
    if (again) attach(again, observer);
    else if (token) listen(params, token, observer);
    else refuse(observer);
    return { unsubscribe: () => queueMicrotask(() => stop(observer)) };
  };
  // The type also allows three functions instead of an observer; GraphiQL passes an observer.
  return { subscribe: start } as unknown as Observable<ExecutionResult>;
}

/** GraphiQL also unsubscribes when another tab is opened: then the observer is already gone, and the subscription goes on. */
function stop(observer: Observer): void {
  if (running?.observer === observer) running.finish("it runs until you stop it or close its tab.");
}

function attach(one: Running, observer: Observer): void {
  one.observer = observer;
  noteView(false);
  if (one.last) observer.next(one.last);
}

function refuse(observer: Observer): void {
  const result = problem("Subscriptions are for members.");
  noteAnswer(result);
  observer.next(result);
  // GraphiQL would not notice an end before it has the subscription.
  queueMicrotask(() => observer.complete());
}

function listen(params: FetcherParams, token: string, observer: Observer): void {
  running?.finish("another subscription runs now.");
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`;
  const client = createClient({ url, connectionParams: { token }, retryAttempts: 0 });
  const finish = (why: string, result?: ExecutionResult) => {
    if (running !== mine) return;
    running = null;
    noteEnd(why);
    if (result) noteAnswer(result);
    if (result) mine.observer?.next(result);
    end();
    mine.observer?.complete();
  };
  const mine: Running = { tabId: openTabId, observer, last: null, finish };
  running = mine;
  noteSubscription({ name: params.operationName ?? "The subscription", tabId: openTabId }, () =>
    finish("you are a guest now."),
  );
  const end = client.subscribe(params, {
    next: (result) => {
      mine.last = result as ExecutionResult;
      if (mine.observer) mine.observer.next(mine.last);
      else noteUnseen();
    },
    error: (error) => finish("", explain(error)),
    complete: () => finish("the service closed it."),
  });
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
