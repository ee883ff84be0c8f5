import { fetchPageCode } from "./fetchPageCode";

/** The events that show that a person is about to use the page. */
const intents = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "scroll"];

/** So long the browser may be busy, in milliseconds, before the page starts all the same. */
const maxWait = 2000;

type Pause = () => Promise<unknown>;

/**
 * Brings the page to life. A member, and a page that is not prerendered, wait for nothing. A visitor's page can be read
 * without scripts: it starts once the browser has painted it and is idle, or as soon as someone touches it. What was
 * pressed before that is held by the boot script and replayed.
 */
export async function startWhenNeeded(root: HTMLElement): Promise<void> {
  const isPainted = root.hasChildNodes() && !window.location.search;
  const isMember = document.documentElement.dataset.boot === "member";
  if (isPainted && !isMember) {
    const wanted = firstOf(intents);
    const pause = () => Promise.race([wanted, idle()]);
    await Promise.race([wanted, pageLoaded()]);
    await pause();
    await evaluateInPieces(pause);
  }
  const { startApp } = await import("../app/startApp");
  await startApp(root);
}

/** The libraries run one after the other, so that no single task holds up what a person does meanwhile. */
async function evaluateInPieces(pause: Pause): Promise<void> {
  await fetchPageCode(pause);
  await import("react-dom/client");
  await pause();
  await import("../app/theme/recipes");
  await pause();
  await import("../app/theme/theme");
  await pause();
}

function firstOf(events: string[]): Promise<unknown> {
  return new Promise((resolve) => {
    for (const event of events) window.addEventListener(event, resolve, { once: true, passive: true, capture: true });
  });
}

function pageLoaded(): Promise<unknown> {
  return document.readyState === "complete" ? Promise.resolve() : firstOf(["load"]);
}

/** Safari has no requestIdleCallback. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: maxWait });
    else setTimeout(resolve, 50);
  });
}
