import { AppError } from "../../../errors";
import type { Message } from "../../../messages";
import type { AppContext } from "../../../platform/context";
import { findFirstResult, type RepeatableRequest } from "../../../platform/idempotency/idempotency";
import type { RateName } from "../../../platform/limits/rates";

interface CountedWrite<T> {
  rate: Extract<RateName, `firstDay${string}`>;
  /** The message after too many. */
  refusal(parameters: { max: number }): Message;
  /** A repeated request is not counted again. */
  repeatable?: RepeatableRequest | null;
  /** Returns null if nothing was written; then it is not counted. */
  write(): Promise<T | null>;
}

/** Writes within the limits of a member's first day; throws RATE_LIMITED beyond them. null if nothing was written. */
export async function writeWithinFirstDay<T>(ctx: AppContext, counted: CountedWrite<T>): Promise<T | null> {
  const { rate, refusal, repeatable, write } = counted;
  const { viewer, limitsNewMembers, rates } = ctx;
  if (!viewer?.isNew || !limitsNewMembers) return write();
  if (repeatable && (await findFirstResult(ctx.db, viewer.id, repeatable)) !== null) return null;
  await rates.consume(rate, viewer.id).catch((error: unknown) => {
    throw error instanceof AppError ? reword(error, refusal) : error;
  });
  let written: T | null = null;
  try {
    written = await write();
    return written;
  } finally {
    if (written === null) await rates.giveBack(rate, viewer.id);
  }
}

const reword = ({ code, details }: AppError, refusal: CountedWrite<unknown>["refusal"]) =>
  new AppError(code, refusal({ max: details.limit ?? 0 }), details);
