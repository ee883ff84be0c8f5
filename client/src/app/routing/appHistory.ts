import { createPath, type Location, NavigationType, parsePath, type To } from "react-router-dom";

/** The addresses that were shown, in the browser or in memory. */
export interface AppHistory {
  readonly location: Location;
  /** How the shown address was reached. */
  readonly action: NavigationType;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(delta: number): void;
  /** Calls after Back and Forward, when `location` has changed already. */
  listen(listener: () => void): () => void;
}

type Entry = Pick<Location, "state" | "key">;

/** The part of the browser's entry that is ours: other parts keep their own beside it. */
interface BrowserState {
  usr?: unknown;
  key?: string;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

function locationOf(to: To, { state, key }: Entry): Location {
  const { pathname = "/", search = "", hash = "" } = typeof to === "string" ? parsePath(to) : to;
  return { pathname, search, hash, state, key };
}

/** The browser's own history. */
export function createBrowserHistory(): AppHistory {
  let action = NavigationType.Pop;
  const write = (method: "pushState" | "replaceState", to: To, state: unknown = null) =>
    window.history[method]({ usr: state, key: newKey() }, "", typeof to === "string" ? to : createPath(to));
  return {
    get location() {
      const { usr = null, key = "default" } = (window.history.state as BrowserState | null) ?? {};
      return locationOf(window.location, { state: usr, key });
    },
    get action() {
      return action;
    },
    push: (to, state) => {
      action = NavigationType.Push;
      write("pushState", to, state);
    },
    replace: (to, state) => {
      action = NavigationType.Replace;
      write("replaceState", to, state);
    },
    go: (delta) => window.history.go(delta),
    listen: (listener) => {
      const onPop = () => {
        action = NavigationType.Pop;
        listener();
      };
      window.addEventListener("popstate", onPop);
      return () => window.removeEventListener("popstate", onPop);
    },
  };
}

/** A history without a browser, for prerendering and tests. */
export function createMemoryHistory(first: string): AppHistory {
  const entries = [locationOf(first, { state: null, key: "default" })];
  const listeners = new Set<() => void>();
  let index = 0;
  let action = NavigationType.Pop;
  return {
    get location() {
      return entries[index] as Location;
    },
    get action() {
      return action;
    },
    push: (to, state = null) => {
      action = NavigationType.Push;
      index += 1;
      entries.splice(index, entries.length, locationOf(to, { state, key: newKey() }));
    },
    replace: (to, state = null) => {
      action = NavigationType.Replace;
      entries[index] = locationOf(to, { state, key: newKey() });
    },
    go: (delta) => {
      action = NavigationType.Pop;
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      listeners.forEach((listener) => listener());
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
