import { type StoredPicture, UploadFailure, uploadPicture, type UploadOptions } from "./uploadPicture";

/** The uploads of this tab that run at once: the service decodes few at a time, and refuses the others after some seconds. */
const atOnce = 2;

/** How often an upload is repeated that the service had no time for. */
const repeats = 5;

let running = 0;
const waiting: (() => void)[] = [];

/** Sends a picture when it is its turn, and again after the time that a busy service asks for. Rejects with an UploadFailure. */
export async function uploadInTurn(file: Blob, options: UploadOptions = {}): Promise<StoredPicture> {
  for (let tries = 0; ; tries++) {
    try {
      return await inTurn(() => uploadPicture(file, options));
    } catch (error) {
      const seconds = error instanceof UploadFailure ? error.retryAfter : null;
      if (seconds === null || tries === repeats || options.signal?.aborted) throw error;
      // Not all at the same moment.
      await pause(seconds * (1_000 + Math.random() * 500), options.signal);
    }
  }
}

async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
