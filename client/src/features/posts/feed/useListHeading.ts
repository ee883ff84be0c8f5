import { useEffect, useRef } from "react";

/** For the heading of a paged list: another page scrolls to it and moves the focus there. */
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
