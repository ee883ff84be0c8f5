import { useEffect, useRef } from "react";

/** For the heading of a paged list: whoever turns to another page is taken to it, by eye and by screen reader. */
export function useListHeading(page: number) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    ref.current?.focus();
  }, [page]);
  return ref;
}
