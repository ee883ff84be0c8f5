import { useLayoutEffect, useRef, useState } from "react";

/** Whether an element hides the end of its content, measured before the first paint and at every new width. */
export function useIsCut<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    if (!("ResizeObserver" in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isCut };
}
