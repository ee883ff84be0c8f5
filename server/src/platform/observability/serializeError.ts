interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  constraint?: string;
  statement?: string;
  cause?: LoggedError;
}

/**
 * The logged form of an error. Only these properties: database errors contain the values of the statement, validation errors
 * the whole input, and both may include passwords.
 */
export function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "something that is no error was thrown" };
  const { code, constraint, query, cause } = error as Error & Record<"code" | "constraint" | "query", unknown>;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof constraint === "string" ? { constraint } : {}),
    ...(typeof query === "string" ? { statement: query } : {}),
    ...(cause instanceof Error ? { cause: serializeError(cause) } : {}),
  };
}
