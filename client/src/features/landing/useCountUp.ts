import { type RefObject, useEffect, useState } from "react";

/** How long the count takes, in milliseconds. */
const countDuration = 1600;

/**
 * Counts up to the target once the element has come into view. Until then, without an observer, and for people who ask
 * for less motion, it is the target itself.
 */
export function useCountUp(target: number, ref: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(target);
  useEffect(() => {
    const element = ref.current;
    if (!element || !("IntersectionObserver" in window)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        const progress = Math.min(Math.max((now - start) / countDuration, 0), 1);
        setCount(Math.round(target * (1 - (1 - progress) ** 3)));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      step(start);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [target, ref]);
  return count;
}
