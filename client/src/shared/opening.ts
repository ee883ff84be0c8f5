let ended: Promise<void> | null = null;
let end = (): void => undefined;

/** From here until `endOpening`, React renders the page at which the product is opened. */
export function beginOpening(): void {
  ended = new Promise((resolve) => (end = resolve));
}

export const isOpening = (): boolean => ended !== null;

/** The page is rendered, and its hooks have taken what was asked for before. */
export function endOpening(): void {
  end();
  ended = null;
}

/** Resolves when no page is being opened. An effect that asks by itself waits for it: before, the cache answers it (`readCacheFirst`). */
export const afterOpening = (): Promise<void> => ended ?? Promise.resolve();
