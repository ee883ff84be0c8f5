/** What a history entry remembers beside what the router keeps there; it survives a reload. */
interface HistoryState {
  /** The address of the previous page. */
  origin?: string | null;
}

const readState = () => (window.history.state as HistoryState | null) ?? {};

/** The address that led to this page; null when it was opened by itself. */
export function readOrigin(): string | null {
  return readState().origin ?? null;
}

export function noteOrigin(origin: string | null): void {
  window.history.replaceState({ ...readState(), origin }, "");
}
