/** As the service counts: a character outside the basic plane, such as an emoji, is one. */
export const lengthOf = (text: string): number => [...text].length;

/** By how many characters a text is too long; 0 when it is not, and without a limit. */
export const excessOf = (text: unknown, max: number | undefined): number =>
  max === undefined || typeof text !== "string" ? 0 : Math.max(0, lengthOf(text) - max);
