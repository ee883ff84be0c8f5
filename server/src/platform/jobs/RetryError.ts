/** The failure of a job with its own retry delay. */
export class RetryError extends Error {
  constructor(
    cause: Error,
    /** "never": no more retries. */
    readonly retryInSeconds: number | "never",
  ) {
    super(cause.message, { cause });
  }
}
