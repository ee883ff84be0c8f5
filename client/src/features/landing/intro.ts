/** When the parts of the intro come in, in milliseconds after the first paint. The words are readable from the start. */
export const introStart = 1200;
export const introEnd = 1600;

/** The delay of one part out of several, spread evenly from the start of the intro to its end. */
export function introDelay(index: number, count: number): string {
  return `${Math.round(introStart + ((introEnd - introStart) * index) / Math.max(count - 1, 1))}ms`;
}

/** The animation of one part, in one word: a delay of its own would be overruled by the rest. */
export function intro(keyframes: string, index: number, count: number): string {
  return `${keyframes} 400ms cubic-bezier(0.2, 0.7, 0.2, 1) ${introDelay(index, count)} backwards`;
}
