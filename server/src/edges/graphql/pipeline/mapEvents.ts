/**
 * Maps a stream of events one by one; those that `map` gives nothing for are left out, and where it fails the source is
 * left. Not an async generator on purpose: leaving one of those while it waits for the next event would leave its
 * listener behind for ever.
 */
export function mapEvents<T, R>(
  source: AsyncIterable<T>,
  map: (event: T) => Promise<R | null> | R | null,
): AsyncGenerator<R> {
  const iterator = source[Symbol.asyncIterator]();
  const leave = async () => {
    await iterator.return?.();
  };
  const mapOrLeave = async (event: T): Promise<R | null> => {
    try {
      return await map(event);
    } catch (error) {
      // Who reads a stream does not leave it when it fails.
      await leave();
      throw error;
    }
  };
  const next = async (): Promise<IteratorResult<R>> => {
    for (;;) {
      const result = await iterator.next();
      if (result.done) return { value: undefined, done: true };
      const value = await mapOrLeave(result.value);
      if (value !== null) return { value, done: false };
    }
  };
  return {
    next,
    return: async () => {
      await leave();
      return { value: undefined, done: true };
    },
    throw: async (error) => {
      await leave();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: leave,
  } as AsyncGenerator<R>;
}
