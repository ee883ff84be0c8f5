import { setTimeout as wait } from "node:timers/promises";

/** The screen of Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const categories = [
  "toplevel",
  "loading",
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "v8.execute",
];
/** Everything that a page does by itself is over by then, in milliseconds. */
const watched = 3000;

/** Opens a page in a fresh context and gives the trace events of its main thread, in the order of their beginning. */
export async function tracePage(browser, url) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await browser.startTracing(page, { categories });
    await page.goto(url);
    await wait(watched);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
    return mainThreadOf(traceEvents, url);
  } finally {
    await context.close();
  }
}

/** The thread on which the page was painted first. */
function mainThreadOf(events, url) {
  const paints = events.filter(({ name }) => name === "firstContentfulPaint");
  const paint = paints.at(-1);
  if (!paint) throw new Error(`${url} was not painted`);
  const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  return { paintedAt: paint.ts, events: own.sort((a, b) => a.ts - b.ts) };
}
