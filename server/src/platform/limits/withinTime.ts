import { unavailable } from "../../errors";
import { times } from "./limits";

/**
 * Rejects with UNAVAILABLE when work takes longer than an answer may. What it still waits for is ended by the limits of
 * the database and of its connections.
 */
export function withinTime<T>(work: T | Promise<T>, ms: number = times.answerMs): T | Promise<T> {
  if (!(work instanceof Promise)) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(unavailable()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
