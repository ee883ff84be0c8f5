import { setTimeout as wait } from "node:timers/promises";
import { AppError, toAppError } from "../../errors";
import { codeOf } from "../calls/answers";

type Answer = Parameters<typeof codeOf>[0];

const attempts = 100;

/**
 * Sends an operation again after "busy", as clients do: on a slow machine the service turns some of a crowd away. The
 * operation must be safe to repeat, because an answer that came too late may have been carried out.
 */
export async function untilServed<T extends Answer>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    // The test's own session may meet a busy database, too.
    const result = await send().catch(toAppError);
    const code = result instanceof AppError ? result.code : codeOf(result);
    if (code === "UNAVAILABLE" && attempt < attempts) await wait(200);
    else if (result instanceof AppError) throw result;
    else return result;
  }
}
