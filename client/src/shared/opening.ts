let isOver = false;

/** From the first call of `endOpening` on: the page at which the product was opened is rendered. */
export const isOpened = (): boolean => isOver;

export function endOpening(): void {
  isOver = true;
}
