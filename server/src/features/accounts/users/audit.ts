import type { AppContext } from "../../../platform/context";

/** Logs what was done, or tried, with an account. `userId` is who did it, left out or null where no member is known. */
export function audit(
  { log, ip, requestId }: AppContext,
  event: string,
  userId?: string | null,
  about: object = {},
): void {
  log.info({ event, userId, ...about, ip, requestId }, event);
}
