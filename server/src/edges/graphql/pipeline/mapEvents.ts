export interface Mapped<R> {
  value: R;
  /** The stream ends after it. */
  isLast: boolean;
}

/**
 * Maps a stream of events. Events for which `map` returns null are skipped; when it throws, or after the last value, the source
 * is closed. This is not an async generator, because `return` of a generator that waits for the next event would never remove its listener.
 */
export function mapEvents<T, R>(
  source: AsyncIterable<T>,
  map: (event: T) => Promise<Mapped<R> | null>,
): AsyncGenerator<R> {
  const iterator = source[Symbol.asyncIterator]();
  const close = async () => {
    await iterator.return?.();
  };
  const mapOrClose = async (event: T): Promise<Mapped<R> | null> => {
    try {
      const mapped = await map(event);
      if (mapped?.isLast) await close();
      return mapped;
    } catch (error) {
      // Consumers do not call `return` after an error.
      await close();
      throw error;
    }
  };
  const next = async (): Promise<IteratorResult<R>> => {
    for (;;) {
      const result = await iterator.next();
      if (result.done) return { value: undefined, done: true };
      const mapped = await mapOrClose(result.value);
      if (mapped) return { value: mapped.value, done: false };
    }
  };
  return {
    next,
    return: async () => {
      await close();
      return { value: undefined, done: true };
    },
    throw: async (error) => {
      await close();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: close,
  } as AsyncGenerator<R>;
}
