import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import type { Mention } from "../mentions/mentions";
import type { formatText } from "./formatText";
import { needsMarkup } from "./needsMarkup";

interface Parser {
  /** null until it has come. */
  format: typeof formatText | null;
  /** Why it did not come, the last time. */
  error: unknown;
}

let parser: Parser = { format: null, error: null };
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function become(next: Parser) {
  parser = next;
  for (const listener of listeners) listener();
}

/** Loads the parser; one request at a time. */
export function loadParser(): Promise<void> {
  loading ??= import("./formatText")
    .then(
      (module) => become({ format: module.formatText, error: null }),
      (error: unknown) => become({ format: null, error }),
    )
    .finally(() => (loading = null));
  return loading;
}

const current = () => parser;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The parser, which is loaded with the first text that needs it. */
export function useParser(isNeeded: boolean): Parser {
  const found = useSyncExternalStore(subscribe, current, current);
  const isMissing = isNeeded && !found.format;
  useEffect(() => {
    if (isMissing) void loadParser();
  }, [isMissing]);
  return found;
}

interface Options {
  /** Whether addresses become links. */
  hasLinks: boolean;
  /** Who is named in the text. */
  mentions: readonly Mention[];
}

/**
 * A text with its markup; null for one that is shown as it was typed: because it has none, or while the parser has not come.
 * Without the parser every word can be read, too.
 */
export function useFormatted(text: string, { hasLinks, mentions }: Options): ReactNode | null {
  const isNeeded = needsMarkup(text);
  const { format } = useParser(isNeeded);
  return useMemo(
    () => (isNeeded && format ? format(text, { hasLinks, mentions }) : null),
    [isNeeded, format, text, hasLinks, mentions],
  );
}
