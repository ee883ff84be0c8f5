import { AppError } from "../../errors";
import type { AppContext } from "../../platform/context";
import { graphqlMessages } from "./messages";

/** Sent by members who want to see what is theirs with the eyes of others: `guest` or `member`. */
export const viewAsHeader = "x-view-as";

/** The context of such a request. A member sees no more with it than without: it only takes away. */
export function viewAs(ctx: AppContext, role: string | string[] | undefined): AppContext {
  if (role === undefined || !ctx.viewer) return ctx;
  const { id, tokenId, expiresAt, hasBlocks, isNew } = ctx.viewer;
  if (role === "guest") ctx.viewer = null;
  else if (role === "member") {
    const viewer = { id, tokenId, expiresAt, asStranger: true } as const;
    ctx.viewer = { ...viewer, ...(hasBlocks === undefined ? {} : { hasBlocks }), ...(isNew ? { isNew } : {}) };
  } else throw new AppError("BAD_REQUEST", graphqlMessages.viewAs());
  return ctx;
}
