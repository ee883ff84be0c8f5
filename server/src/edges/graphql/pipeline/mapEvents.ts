/**
 * Maps a stream of events one by one; those that `map` gives nothing for are left out. Not an async generator on purpose: leaving one of those while it waits for the
 * next event would leave its listener behind for ever.
 */
export function mapEvents<T, R>(
  source: AsyncIterable<T>,
  map: (event: T) => Promise<R | null> | R | null,
): AsyncGenerator<R> {
  const iterator = source[Symbol.asyncIterator]();
  const next = async (): Promise<IteratorResult<R>> => {
    for (;;) {
      const result = await iterator.next();
      if (result.done) return { value: undefined, done: true };
      const value = await map(result.value);
      if (value !== null) return { value, done: false };
    }
  };
  return {
    next,
    return: async () => {
      await iterator.return?.();
      return { value: undefined, done: true };
    },
    throw: async (error) => {
      await iterator.return?.();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: async () => {
      await iterator.return?.();
    },
  } as AsyncGenerator<R>;
}
