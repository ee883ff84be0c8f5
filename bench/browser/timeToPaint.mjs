/**
 * Clicks, or presses a key, and gives the time from the event's own timestamp (when the browser got it) to the frame after the
 * one in which the result stood in the page: two animation frames, by which it has been painted.
 * @param {(argument: unknown) => boolean} isDone runs in the page, after every change of it
 */
export async function timeToPaint(page, { target, key, isDone, argument = null }) {
  await page.evaluate(`(${armInPage})(${isDone}, ${JSON.stringify(argument)}, "${key ? "keydown" : "click"}")`);
  if (key) await page.keyboard.press(key);
  else await target.click();
  return page.evaluate(() => window.timeToPaint);
}

/** Runs in the page. Not painted within ten seconds is a failure. */
function armInPage(isDone, argument, eventName) {
  if (isDone(argument)) throw new Error("what is waited for is there before the event");
  window.timeToPaint = new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("not painted within 10 s")), 10_000);
    let begunAt = null;
    const observer = new MutationObserver(() => {
      if (begunAt === null || !isDone(argument)) return;
      observer.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begunAt)));
    });
    const note = (event) => (begunAt = event.timeStamp);
    window.addEventListener(eventName, note, { capture: true, once: true });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
