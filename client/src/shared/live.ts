import { useEffect, useRef, useSyncExternalStore } from "react";

/** How long live updates may be missing before the page says so, in milliseconds. A reload of the service takes less. */
const grace = 4_000;

/** A first connection that takes longer leaves time, in milliseconds, for events between what a page has read and the first of its events. */
const lateAfter = 1_000;

/** The interval of plain requests while live updates do not work, in milliseconds. */
const askEvery = 30_000;

/** How long to wait before asking, in milliseconds: several subscriptions that end together cause one round of requests. */
const together = 100;

type Listener = (isLive: boolean) => void;

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();

const state = {
  /** Subscriptions that a screen has now, and how many of them the service refused for the time being. */
  wanted: 0,
  refused: 0,
  isConnected: false,
  /** Since when subscriptions wait for the first connection; null: none does. */
  waitingSince: null as number | null,
  hadGap: false,
  isBehind: false,
};

let graceTimer: ReturnType<typeof setTimeout> | undefined;
let askTimer: ReturnType<typeof setInterval> | undefined;
let soonTimer: ReturnType<typeof setTimeout> | undefined;

/** Lets everything with live data look again. Callbacks that run together cause one round. */
export function lookAgain(): void {
  soonTimer ??= setTimeout(() => {
    soonTimer = undefined;
    for (const listener of listeners) listener(!state.isBehind);
  }, together);
}

/** Counts a subscription until the result is called. */
export const noteWanted = () => count("wanted");

/** Call when live data is read before its subscription exists. If the first connection is late, the page reads the data again. */
export function noteReadAhead(): void {
  if (!state.isConnected) state.waitingSince ??= Date.now();
}

/** Counts a subscription that gets no events although the socket is open, until the result is called. */
export const noteRefused = () => count("refused");

function count(name: "wanted" | "refused"): () => void {
  state[name] += 1;
  noteReadAhead();
  update();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    state[name] -= 1;
    if (state.wanted === 0) state.waitingSince = null;
    update();
  };
}

export const hasWanted = () => state.wanted > 0;

export function noteConnected(): void {
  const isLate = state.waitingSince !== null && Date.now() - state.waitingSince > lateAfter;
  state.isConnected = true;
  if (state.hadGap || isLate) lookAgain();
  state.hadGap = false;
  state.waitingSince = null;
  update();
  watchers.forEach((watcher) => watcher());
}

export function noteDisconnected(): void {
  state.isConnected = false;
  if (state.wanted > 0) state.hadGap = true;
  update();
  watchers.forEach((watcher) => watcher());
}

function update(): void {
  const works = state.wanted === 0 || (state.isConnected && state.refused === 0);
  if (!works) return void (graceTimer ??= setTimeout(fallBehind, grace));
  clearTimeout(graceTimer);
  clearInterval(askTimer);
  graceTimer = undefined;
  if (state.isBehind && state.wanted > 0) lookAgain();
  setBehind(false);
}

function fallBehind(): void {
  setBehind(true);
  lookAgain();
  askTimer = setInterval(lookAgain, askEvery);
}

function setBehind(isBehind: boolean): void {
  if (state.isBehind === isBehind) return;
  state.isBehind = isBehind;
  const change = isBehind ? "addEventListener" : "removeEventListener";
  window[change]("focus", lookAgain);
  window[change]("online", lookAgain);
  document[change]("visibilitychange", lookAgain);
  watchers.forEach((watcher) => watcher());
}

/**
 * Calls back when events may have been missed: after a lost connection, and again and again while live updates do not work
 * (`isLive` is false then). Every screen with a subscription reads its data again here.
 */
export function useOnMissed(callback: Listener): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    const listener: Listener = (isLive) => latest.current(isLive);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Whether the socket is open now, before the page waits for it to come back. */
export const useIsConnected = (): boolean =>
  useSyncExternalStore(
    watch,
    () => state.isConnected,
    () => false,
  );

/** Whether a screen shows live data that no live updates reach. */
export const useIsBehind = (): boolean =>
  useSyncExternalStore(
    watch,
    () => state.isBehind,
    () => false,
  );
