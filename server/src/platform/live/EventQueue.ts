import { sizes } from "../limits/limits";

/** A stream of events, or of results mapped from them. */
export interface LiveStream<T> extends AsyncIterableIterator<T> {
  /** Called when events were lost because the consumer was too slow. */
  onOverflow: () => void;
}

/**
 * The events that one consumer has not read yet, in order. When the queue is full, it ends. `return` resolves a pending
 * `next`, so that no listener leaks.
 */
export class EventQueue<T> implements LiveStream<T> {
  private readonly waiting: T[] = [];
  private readonly consumers: ((result: IteratorResult<T>) => void)[] = [];
  private hasEnded = false;
  onOverflow: () => void = () => undefined;

  constructor(private readonly onEnd: () => void) {}

  push(event: T): void {
    const resolve = this.consumers.shift();
    if (resolve) resolve({ value: event, done: false });
    else if (this.waiting.length < sizes.liveBacklog) this.waiting.push(event);
    else this.overflow();
  }

  async next(): Promise<IteratorResult<T>> {
    if (this.waiting.length > 0) return { value: this.waiting.shift() as T, done: false };
    if (this.hasEnded) return { value: undefined, done: true };
    return new Promise((resolve) => this.consumers.push(resolve));
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
    for (const resolve of this.consumers.splice(0)) resolve({ value: undefined, done: true });
  }
}
