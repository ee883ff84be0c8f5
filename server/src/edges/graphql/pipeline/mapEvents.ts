/**
 * Maps a stream of events. Events for which `map` returns null are skipped; when it throws, the source is closed. This is not an
 * async generator, because `return` of a generator that waits for the next event would never remove its listener.
 */
export function mapEvents<T, R>(
  source: AsyncIterable<T>,
  map: (event: T) => Promise<R | null> | R | null,
): AsyncGenerator<R> {
  const iterator = source[Symbol.asyncIterator]();
  const close = async () => {
    await iterator.return?.();
  };
  const mapOrClose = async (event: T): Promise<R | null> => {
    try {
      return await map(event);
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
      const value = await mapOrClose(result.value);
      if (value !== null) return { value, done: false };
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
