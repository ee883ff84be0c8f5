import { useLayoutEffect, useRef } from "react";

/**
 * After `loadMore` has brought more entries, the focus goes to the first of them; after a failure it stays. Entries that
 * are added live stand before the last one, so they take no focus. `focusable`: what of an entry takes it.
 */
export function useFocusOnMore(
  count: number,
  load: () => Promise<unknown>,
  focusable: (entry: Element) => Element | null = itself,
) {
  const list = useRef<HTMLUListElement>(null);
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
