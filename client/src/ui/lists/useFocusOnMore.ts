import { useLayoutEffect, useRef } from "react";

/** After `loadMore` has brought more entries, the focus goes to the first of them; after a failure it stays. */
export function useFocusOnMore(count: number, load: () => Promise<unknown>) {
  const list = useRef<HTMLUListElement>(null);
  const expectedAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (expectedAt.current === null || count <= expectedAt.current) return;
    (list.current?.children[expectedAt.current] as HTMLElement | undefined)?.focus();
    expectedAt.current = null;
  }, [count]);
  const loadMore = async () => {
    expectedAt.current = count;
    await load().catch((error: unknown) => {
      expectedAt.current = null;
      throw error;
    });
  };
  return { list, loadMore };
}
