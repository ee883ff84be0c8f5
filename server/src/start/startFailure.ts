import { StartError } from "../errors";

interface SystemError extends Error {
  code?: string;
  driverError?: { code?: string };
}

/** Describes a failed start or command: a sentence if the operator can do something, else the stack. */
export function describeFailure(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  const { code, driverError, message } = error as SystemError;
  // 53100: PostgreSQL's code for a full disk.
  if (code === "ENOSPC" || code === "53100" || driverError?.code === "53100")
    return `The disk is full: ${message}. Nothing that was stored is lost. Free some space, then start again.`;
  if (code === "57P01" || driverError?.code === "57P01") return `${message.replace(/\.$/, "")}.`;
  return error;
}
