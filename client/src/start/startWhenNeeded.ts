import { fetchPageCode } from "./fetchPageCode";

/** The events that show that a person is about to use the page. */
const intents = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "scroll"];

/** How long to wait for the browser to become idle, in milliseconds. */
const maxWait = 2000;

type Pause = () => Promise<unknown>;

/**
 * Starts the app: at once for a member or a page that is not prerendered. A visitor's page is readable without scripts,
 * so it starts once it is painted and the browser idle, or at the first interaction. The boot script records presses
 * until then, and they are replayed.
 */
export async function startWhenNeeded(root: HTMLElement): Promise<void> {
  const isPainted = root.hasChildNodes() && !("frame" in root.dataset) && !window.location.search;
  const isMember = document.documentElement.dataset.boot === "member";
  if (isPainted && !isMember) {
    const wanted = firstOf(intents);
    const pause = () => Promise.race([wanted, idle()]);
    await Promise.race([wanted, pageLoaded()]);
    await pause();
    await evaluateInPieces(pause);
  } else await evaluateInPieces(nextTask);
  const { startApp } = await import("../app/start/startApp");
  await startApp(root, isPainted);
}

/** Evaluates the libraries in separate tasks, so that none of them blocks input for long. */
async function evaluateInPieces(pause: Pause): Promise<void> {
  await fetchPageCode(pause);
  await import("react-dom/client");
  await pause();
  await import("../ui/theme/recipes");
  await pause();
  await import("../ui/theme/theme");
  await pause();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

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
