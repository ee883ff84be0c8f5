/** A failure of a job that says itself when to try again. */
export class RetryError extends Error {
  constructor(
    cause: Error,
    /** "never": it fails for good. */
    readonly retryIn: { seconds: number } | "never",
  ) {
    super(cause.message, { cause });
  }
}
