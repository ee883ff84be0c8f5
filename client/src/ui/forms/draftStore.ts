/** What history keeps for one page of the tab: it survives a reload, and ends with the tab. */
interface HistoryState {
  drafts?: Record<string, object>;
}

/** The least time between two writes to the history, in milliseconds: browsers refuse to write at each key stroke. */
const writeInterval = 250;

const isBrowser = typeof window !== "undefined";
const kept = new Map<string, object>(isBrowser ? Object.entries(readHistory().drafts ?? {}) : []);
let timer: ReturnType<typeof setTimeout> | undefined;
let writtenAt = 0;

// At pagehide it would be too late: a reload has taken its copy of the history entry by then.
if (isBrowser) window.addEventListener("beforeunload", () => carryDrafts());

export function recallDraft(name: string): object | undefined {
  return kept.get(name);
}

export function keepDraft(name: string, values: object): void {
  kept.set(name, values);
  clearTimeout(timer);
  const wait = writtenAt + writeInterval - Date.now();
  if (wait <= 0) carryDrafts();
  else timer = setTimeout(carryDrafts, wait);
}

export function dropDraft(name: string): void {
  if (kept.delete(name)) carryDrafts();
}

/** Writes the drafts to the current history entry, so that they survive a reload. */
export function carryDrafts(): void {
  clearTimeout(timer);
  if (kept.size === 0 && !readHistory().drafts) return;
  writtenAt = Date.now();
  window.history.replaceState({ ...readHistory(), drafts: Object.fromEntries(kept) }, "");
}

/** The drafts of which the name has all these parts, as a member's id. */
export const draftsNamed = (...parts: readonly string[]): [string, object][] =>
  [...kept].filter(([name]) => parts.every((part) => name.includes(part)));

/** Forgets the drafts of a member who is gone. */
export function forgetDraftsOf(userId: string): void {
  for (const [name] of draftsNamed(userId)) kept.delete(name);
  carryDrafts();
}

/** Forgets all drafts, between tests. */
export function forgetDrafts(): void {
  kept.clear();
  carryDrafts();
}

function readHistory(): HistoryState {
  return (window.history.state as HistoryState | null) ?? {};
}
