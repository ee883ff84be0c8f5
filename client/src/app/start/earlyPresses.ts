declare global {
  interface Window {
    /** Set by the boot script: stops recording presses and returns the recorded ones. */
    takeEarlyPresses?: () => HTMLElement[];
  }
}

/** Replays, in order, what was pressed before the page could react. */
export function replayEarlyPresses(): void {
  // Fields take over what was typed first, because a replayed button may submit it.
  setTimeout(() => {
    const pressed = window.takeEarlyPresses?.() ?? [];
    delete window.takeEarlyPresses;
    for (const element of pressed) press(element);
  });
}

/** A checkbox has already toggled; it is reset first, so that the replayed click toggles it once. */
function press(element: HTMLElement): void {
  if (!element.isConnected) return sameInPage(element)?.click();
  if (element instanceof HTMLInputElement) element.checked = !element.checked;
  element.click();
}

/** The page has replaced the frame that was painted before it. */
function sameInPage({ ariaLabel }: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll("button")].find((button) => ariaLabel && button.ariaLabel === ariaLabel);
}
