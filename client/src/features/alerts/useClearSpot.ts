import { type RefObject, useLayoutEffect, useState } from "react";

/** The steps by which alerts move up to leave headings and labels readable, and the farthest they go, in pixels. */
const step = 8;
const maxLift = 160;

/** The space kept around an alert, in pixels: more than it moves while it appears. */
const gap = 12;

/**
 * The distance of alerts from the lower edge, in pixels, at which they cover no heading and no label. Measured when
 * alerts or the page's size change, but not on scroll: alerts must not jump.
 */
export function useClearSpot(stack: RefObject<HTMLElement | null>, count: number): number {
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => {
    if (count === 0 || !("ResizeObserver" in window)) return;
    const measure = () => stack.current && setLift((current) => findLift(stack.current, current));
    // Now, so that an alert is never seen where it covers something; later for a page that changes under it.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [stack, count]);
  return lift;
}

const words = "h1, h2, h3, h4, label, legend";
const actions = "a, button, input, select, textarea";

/** The smallest lift that covers nothing to press and no heading; else the smallest that covers no heading. */
function findLift(stack: HTMLElement | null, current: number): number {
  if (!stack) return 0;
  const box = stack.getBoundingClientRect();
  const start = { left: box.left, right: box.right, top: box.top + current, bottom: box.bottom + current };
  return liftAbove(start, `${words}, ${actions}`) ?? liftAbove(start, words) ?? 0;
}

type Area = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** null when there is no such place nearby. */
function liftAbove({ left, right, top, bottom }: Area, selector: string): number | null {
  const inTheWay = [...document.querySelectorAll(`main :is(${selector})`)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.right > left && box.left < right);
  for (let lift = 0; lift <= maxLift; lift += step) {
    if (!inTheWay.some((box) => box.bottom > top - gap - lift && box.top < bottom + gap - lift)) return lift;
  }
  return null;
}
