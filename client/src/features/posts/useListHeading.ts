import { useCallback, useEffect, useRef } from "react";

/** The heading of a paged list: whoever turns to another page is taken to it, by eye and by screen reader. */
export function useListHeading(page: number) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  const focus = useCallback(() => ref.current?.focus(), []);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    focus();
  }, [page, focus]);
  return { ref, focus };
}
