import { useCallback, useEffect } from "react";
import { useFormValues } from "./useFormValues";

/** What history keeps for one page of the tab: it survives a reload, and ends with the tab. */
interface HistoryState {
  drafts?: Record<string, object>;
}

const kept = new Map<string, object>(typeof window === "undefined" ? [] : Object.entries(readHistory().drafts ?? {}));

/**
 * Form values that outlive the form: a session that ends in the middle of writing, a reload, a look at another page.
 * The name must say whose draft it is, or another person at this browser could meet it. Values that are as they were
 * at first are no draft. `forget` ends it after success; `isRestored` tells that an earlier draft was found.
 */
export function useDraft<Values extends object>(name: string, initial: Values) {
  const draft = kept.get(name);
  const form = useFormValues<Values>({ ...initial, ...draft });
  const { values } = form;
  const isChanged = differs(values, initial);
  useEffect(() => (isChanged ? keep(name, values) : drop(name)), [name, values, isChanged]);
  const forget = useCallback(() => drop(name), [name]);
  return { ...form, forget, isChanged };
}

/** Writes the drafts into the history entry one has just come to, so that they survive a reload there too. */
export function carryDrafts(): void {
  if (kept.size > 0 || readHistory().drafts) writeHistory();
}

/** Forgets all drafts, as when somebody logs out. */
export function forgetDrafts(): void {
  kept.clear();
  carryDrafts();
}

function differs<Values extends object>(values: Values, initial: Values): boolean {
  return Object.entries(initial).some(([key, value]) => values[key as keyof Values] !== value);
}

function keep(name: string, values: object): void {
  kept.set(name, values);
  writeHistory();
}

function drop(name: string): void {
  if (kept.delete(name)) writeHistory();
}

function readHistory(): HistoryState {
  return (window.history.state as HistoryState | null) ?? {};
}

function writeHistory(): void {
  window.history.replaceState({ ...readHistory(), drafts: Object.fromEntries(kept) }, "");
}
