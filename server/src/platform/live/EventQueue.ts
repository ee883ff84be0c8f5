import { sizes } from "../limits/limits";

/** The events of a queue, or what is made of them. */
export interface LiveStream<T> extends AsyncIterableIterator<T> {
  /** Called when events were lost because the listener took them too slowly. */
  onOverflow: () => void;
}

/**
 * The events that one listener has not taken yet, in order. A listener that falls too far behind is ended, because
 * others must not pay for it. Leaving settles a pending `next()`, so that no listener leaks.
 */
export class EventQueue<T> implements LiveStream<T> {
  private readonly waiting: T[] = [];
  private readonly takers: ((result: IteratorResult<T>) => void)[] = [];
  private hasEnded = false;
  onOverflow: () => void = () => undefined;

  constructor(private readonly onEnd: () => void) {}

  push(event: T): void {
    const take = this.takers.shift();
    if (take) take({ value: event, done: false });
    else if (this.waiting.length < sizes.liveBacklog) this.waiting.push(event);
    else this.overflow();
  }

  async next(): Promise<IteratorResult<T>> {
    if (this.waiting.length > 0) return { value: this.waiting.shift() as T, done: false };
    if (this.hasEnded) return { value: undefined, done: true };
    return new Promise((resolve) => this.takers.push(resolve));
  }

  async return(): Promise<IteratorResult<T>> {
    this.waiting.length = 0;
    this.end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private overflow(): void {
    this.waiting.length = 0;
    this.end();
    this.onOverflow();
  }

  private end(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.onEnd();
    for (const take of this.takers.splice(0)) take({ value: undefined, done: true });
  }
}
