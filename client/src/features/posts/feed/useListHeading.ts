import { useEffect, useRef } from "react";

/** For the heading of a paged list: another page scrolls to it and moves the focus there. Another `list` does not. */
export function useListHeading(page: number, list = "") {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ page, list });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, list };
    if (before.page !== page && before.list === list) ref.current?.focus();
  }, [page, list]);
  return ref;
}
