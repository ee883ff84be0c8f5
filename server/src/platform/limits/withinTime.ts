import { unavailable } from "../../errors";
import { times } from "./limits";

/**
 * Rejects with UNAVAILABLE when work exceeds the time limit, after `stop`, so that the work does not go on. Statements in
 * flight are cancelled by the timeouts of the database and its connections.
 */
export function withinTime<T>(
  work: T | Promise<T>,
  ms: number = times.answerMs,
  stop: () => void = () => undefined,
): T | Promise<T> {
  if (!(work instanceof Promise)) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(unavailable("time limit"));
    }, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
