import { RoutedDb } from "../platform/database/RoutedDb";

/**
 * Sends a request, and makes `change` happen after the request has checked its rights and before its first statement that writes:
 * the order of the two is the same in every round, on every database.
 */
export async function beforeItWrites<T>(change: () => Promise<unknown>, request: () => Promise<T>): Promise<T> {
  const { transaction, write } = RoutedDb.prototype;
  let isChanged = false;
  const restore = () => Object.assign(RoutedDb.prototype, { transaction, write });
  const after = async <R>(work: () => Promise<R>): Promise<R> => {
    restore();
    isChanged = true;
    await change();
    return work();
  };
  Object.assign(RoutedDb.prototype, {
    transaction(this: RoutedDb, ...args: Parameters<RoutedDb["transaction"]>) {
      return after(() => Reflect.apply(transaction, this, args) as Promise<unknown>);
    },
    write(this: RoutedDb, ...args: Parameters<RoutedDb["write"]>) {
      return after(() => Reflect.apply(write, this, args) as Promise<unknown>);
    },
  });
  try {
    const answer = await request();
    if (!isChanged) throw new Error(`The request wrote nothing: ${JSON.stringify(answer)}`);
    return answer;
  } finally {
    restore();
  }
}

/** So many times one after the other: what a race does once, it must never do. */
export async function inRounds(count: number, round: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < count; turn++) await round();
}
