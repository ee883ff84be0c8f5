/** How long to wait until the page is as high as before, in milliseconds. */
const maxWait = 5_000;

/** Scrolls back to the earlier position once the page is long enough, unless the person scrolls in the meantime. */
export function restoreScroll(scrollY: number): void {
  if (scrollY === 0) return;
  const end = Date.now() + maxWait;
  const events = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
  let isOver = false;
  const stop = () => {
    isOver = true;
    events.forEach((event) => window.removeEventListener(event, stop));
  };
  const tryIt = () => {
    if (isOver) return;
    window.scrollTo(0, scrollY);
    if (Math.abs(window.scrollY - scrollY) < 2 || Date.now() > end) stop();
    else requestAnimationFrame(tryIt);
  };
  events.forEach((event) => window.addEventListener(event, stop, { passive: true }));
  requestAnimationFrame(tryIt);
}
