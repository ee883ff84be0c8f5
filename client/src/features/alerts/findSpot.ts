/** Pixels by which alerts stand to the right of their own place, and below it. */
export interface Spot {
  x: number;
  y: number;
}

type Area = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const actions = "a, button, input, select, textarea, summary, label, [tabindex='0']";
const words = "h1, h2, h3, h4, legend";

/** The steps in which places are looked for, in pixels. */
const step = 8;
/** An alert stays near its own place before it covers no heading either. */
const near = 160;
/** The space kept around an alert: more than it moves while it appears. */
const gap = 12;
/** The space that it needs at least. */
const tight = 2;

/**
 * The nearest place that covers nothing to press and no heading; else one that covers nothing to press; else the one that covers
 * the least. `isStaying`: where it is now will do as long as it covers nothing to press.
 */
export function findSpot(stack: HTMLElement, now: Spot, isStaying: boolean): Spot {
  const box = stack.getBoundingClientRect();
  const home = { left: box.left - now.x, right: box.right - now.x, top: box.top - now.y, bottom: box.bottom - now.y };
  const outside = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !stack.contains(element))
      .map(toBox)
      .filter(isInView);
  const pressed = outside(actions);
  const all = [...pressed, ...outside(words)];
  if (isStaying && isClear(box, pressed, tight)) return now;
  const spots = placesFor(home);
  const nearby = spots.filter(({ y }) => y >= -near);
  const clear =
    nearby.find((spot) => isClear(moved(home, spot), all, gap)) ??
    spots.find((spot) => isClear(moved(home, spot), all, tight)) ??
    spots.find((spot) => isClear(moved(home, spot), pressed, tight));
  if (clear) return clear;
  const costs = spots.map((spot) => pressed.reduce((sum, other) => sum + overlap(moved(home, spot), other), 0));
  return spots[costs.indexOf(Math.min(...costs))] ?? now;
}

const toBox = (element: Element) => element.getBoundingClientRect();
const isInView = ({ width, top, bottom }: DOMRect) => width > 0 && bottom > 0 && top < window.innerHeight;

/** From the alert's own place upwards, at its own side first, then in the middle, then at the other side. */
function placesFor({ left, right, top }: Area): Spot[] {
  const width = document.documentElement.clientWidth;
  const sides = [0, (width - right - left) / 2, width - right - left].map(Math.round);
  const rows = Array.from({ length: Math.max(1, Math.floor(top / step)) }, (_, row) => -row * step);
  return sides.flatMap((x) => rows.map((y) => ({ x, y })));
}

const moved = ({ left, right, top, bottom }: Area, { x, y }: Spot): Area => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

const isClear = (area: Area, boxes: readonly Area[], space: number) =>
  boxes.every(
    (other) =>
      other.right <= area.left - space ||
      other.left >= area.right + space ||
      other.bottom <= area.top - space ||
      other.top >= area.bottom + space,
  );

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
