import { type RefObject, useEffect, useState } from "react";

/** Whether an element is, or was, about to be seen; true where the browser cannot say. */
export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || !("IntersectionObserver" in window)) return setNear(true);
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && setNear(true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
