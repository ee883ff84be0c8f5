import { live } from "../limits/limits";

const waiting: (() => void)[] = [];
let left: number = live.subscribersPerTurn;
let isOpening = false;

/** Resolves at once, or in a later turn of the event loop when enough have begun in this one; in the order of the calls. */
export function takeTurn(): Promise<void> | undefined {
  openLater();
  if (waiting.length === 0 && left > 0) return void left--;
  return new Promise((resolve) => waiting.push(resolve));
}

function openLater(): void {
  if (isOpening) return;
  isOpening = true;
  setImmediate(() => {
    isOpening = false;
    const begun = waiting.splice(0, live.subscribersPerTurn);
    left = live.subscribersPerTurn - begun.length;
    if (waiting.length > 0) openLater();
    for (const begin of begun) begin();
  });
}
