import { useCallback, useEffect } from "react";
import { useFormValues } from "./useFormValues";

const kept = new Map<string, object>();

/** What history keeps for one page of the tab: it survives a reload, and ends with the tab. */
interface HistoryState {
  draft?: { name: string; values: object };
}

/**
 * Form values that outlive the form: a session that ends in the middle of writing, a reload, a look at another page.
 * The name must say whose draft it is, or another person at this browser could meet it. `forget` ends it after success.
 */
export function useDraft<Values extends object>(name: string, initial: Values) {
  const form = useFormValues<Values>({ ...initial, ...recall(name) });
  const { values } = form;
  useEffect(() => {
    if (values !== initial) keep(name, values);
  }, [name, values, initial]);
  const forget = useCallback(() => {
    kept.delete(name);
    writeHistory(undefined);
  }, [name]);
  return { ...form, forget };
}

/** Forgets all drafts, as when somebody logs out. */
export function forgetDrafts(): void {
  kept.clear();
}

function recall(name: string): object | undefined {
  const draft = (window.history.state as HistoryState | null)?.draft;
  return kept.get(name) ?? (draft?.name === name ? draft.values : undefined);
}

function keep(name: string, values: object): void {
  kept.set(name, values);
  writeHistory({ name, values });
}

function writeHistory(draft: HistoryState["draft"]): void {
  const state = { ...(window.history.state as HistoryState | null), draft };
  window.history.replaceState(state, "");
}
