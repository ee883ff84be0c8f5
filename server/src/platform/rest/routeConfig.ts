import type { AnyAction } from "../authorization/actions";
import type { ErrorCode } from "../../errors";

declare module "fastify" {
  interface FastifyContextConfig {
    action?: AnyAction;
    statuses?: Partial<Record<ErrorCode, number>>;
    /** How long the handler may wait for an event, beyond the time that every handler has. */
    waitMs?: number;
  }
}
