import type { ErrorCode } from "../errors";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The token is checked before anything else. */
    membersOnly?: boolean;
    /** Where the contract's status differs from the one of the code. */
    statuses?: Partial<Record<ErrorCode, number>>;
  }
}

export const membersOnly = { membersOnly: true } as const;
