import type { AppContext } from "../context";
import { unauthenticated } from "../errors";
import type { Viewer } from "./sessions";

/** The member who asks; throws UNAUTHENTICATED for anyone else. */
export function requireViewer(ctx: Pick<AppContext, "viewer" | "hasInvalidToken">): Viewer {
  if (ctx.viewer) return ctx.viewer;
  throw unauthenticated(ctx.hasInvalidToken ? "Your session has ended. Please log in again." : undefined);
}
