/**
 * Maps a stream of events one by one. Not an async generator on purpose: leaving one of those while it waits for the
 * next event would leave its listener behind for ever.
 */
export function mapEvents<T, R>(source: AsyncIterable<T>, map: (event: T) => Promise<R> | R): AsyncGenerator<R> {
  const iterator = source[Symbol.asyncIterator]();
  const mapResult = async (result: IteratorResult<T>): Promise<IteratorResult<R>> =>
    result.done ? { value: undefined, done: true } : { value: await map(result.value), done: false };
  return {
    next: async () => mapResult(await iterator.next()),
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
