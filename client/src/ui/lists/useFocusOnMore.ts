import { useLayoutEffect, useRef } from "react";

/**
 * After `load` has added entries, focuses the first new one; after a failure the focus stays. Entries that arrive live
 * are inserted before the last one, so they take no focus. `focusable` picks the element in an entry.
 */
export function useFocusOnMore<List extends HTMLElement = HTMLUListElement>(
  count: number,
  load: () => Promise<unknown>,
  focusable: (entry: Element) => Element | null = itself,
) {
  const list = useRef<List>(null);
  /** The last entry before more was asked for. */
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const first = last.current?.nextElementSibling;
    if (!first) return;
    (focusable(first) as HTMLElement | null)?.focus();
    last.current = null;
  }, [count, focusable]);
  const loadMore = async () => {
    last.current = list.current?.lastElementChild ?? null;
    await load().catch((error: unknown) => {
      last.current = null;
      throw error;
    });
  };
  return { list, loadMore };
}

const itself = (entry: Element) => entry;
