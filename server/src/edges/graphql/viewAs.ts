import { AppError } from "../../errors";
import type { AppContext } from "../../platform/context";
import { parts } from "../../platform/parts";
import { graphqlMessages } from "./messages";

/** Sent by members who want to see their content as others do: `guest` or `member`. */
export const viewAsHeader = "x-view-as";

/** Reduces the context of such a request to the rights of a guest or another member. */
export function viewAs(ctx: AppContext, role: string | string[] | undefined): AppContext {
  if (role === undefined || !ctx.viewer) return ctx;
  const { id, tokenId, expiresAt, scopes } = ctx.viewer;
  if (role === "guest") ctx.viewer = null;
  else if (role === "member") {
    const traits = Object.entries(ctx.viewer).filter(([name]) => parts().viewerTraits.get(name)?.isOfStrangers);
    ctx.viewer = {
      ...Object.fromEntries(traits),
      id,
      tokenId,
      expiresAt,
      asStranger: true,
      ...(scopes ? { scopes } : {}),
    };
  } else throw new AppError("BAD_REQUEST", graphqlMessages.viewAs());
  return ctx;
}
