declare global {
  interface Window {
    /** Set by the boot script: ends its holding of presses and gives those that it held. */
    takeEarlyPresses?: () => HTMLElement[];
  }
}

/** Repeats what a person pressed before the page could react, in their order. */
export function replayEarlyPresses(): void {
  // First the fields take over what was typed meanwhile, which a pressed button sends.
  setTimeout(() => {
    const pressed = window.takeEarlyPresses?.() ?? [];
    delete window.takeEarlyPresses;
    for (const element of pressed) press(element);
  });
}

/** A ticked box shows its tick already; it goes back first, so that the click changes it once. */
function press(element: HTMLElement): void {
  if (!element.isConnected) return;
  if (element instanceof HTMLInputElement) element.checked = !element.checked;
  element.click();
}
