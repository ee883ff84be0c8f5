/** A scrape waits no longer for what it reads, so that a database that is silent leaves the rest of the metrics. */
const maxMs = 2_000;

/**
 * Makes a read of several metrics: those of one scrape share it, and the next one begins when it has ended. null when it failed,
 * or was not answered in time.
 */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T | null> {
  let reading: Promise<T | null> | null = null;
  return () => {
    reading ??= read()
      .catch(() => null)
      .finally(() => (reading = null));
    return Promise.race([reading, timeout()]);
  };
}

function timeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, maxMs, null).unref());
}
