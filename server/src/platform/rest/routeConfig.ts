import type { AnyAction } from "../authorization/actions";
import type { ErrorCode } from "../../errors";

declare module "fastify" {
  interface FastifyContextConfig {
    action?: AnyAction;
    statuses?: Partial<Record<ErrorCode, number>>;
  }
}
