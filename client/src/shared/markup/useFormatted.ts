import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { formatText } from "./formatText";
import { needsMarkup } from "./needsMarkup";

type Format = typeof formatText;

/** Once it has come, texts are formatted as they are first rendered. */
let loaded: Format | null = null;

async function load(): Promise<Format> {
  const module = await import("./formatText");
  loaded = module.formatText;
  return loaded;
}

/**
 * A text with its markup; null for one that is shown as it was typed: because it has none, or while the parser has not come.
 * The parser is loaded with the first text that needs it; without it every word can be read, too.
 */
export function useFormatted(text: string, hasLinks: boolean): ReactNode | null {
  const [format, setFormat] = useState<Format | null>(() => loaded);
  const isNeeded = needsMarkup(text);
  useEffect(() => {
    if (!isNeeded || format) return;
    let isShown = true;
    load().then(
      (found) => isShown && setFormat(() => found),
      () => undefined,
    );
    return () => void (isShown = false);
  }, [isNeeded, format]);
  return useMemo(() => (isNeeded && format ? format(text, { hasLinks }) : null), [isNeeded, format, text, hasLinks]);
}
