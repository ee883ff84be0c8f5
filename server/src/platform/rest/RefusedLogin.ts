import { AppError, type ErrorCode } from "../../errors";
import type { Message } from "../../messages";

/**
 * A log-in with the right password that is refused. The contract has one body for all of them; the reason and the token for the few
 * requests that an absent member may send are in headers.
 */
export class RefusedLogin extends AppError {
  constructor(
    text: Message,
    readonly reason: ErrorCode,
    limitedToken: string | undefined,
  ) {
    super("INVALID_CREDENTIALS", text, { limitedToken });
  }
}
