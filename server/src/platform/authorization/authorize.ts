import type { Viewer } from "../auth/sessions";
import type { AppContext } from "../context";
import { forbidden, unauthenticated } from "../../errors";
import type { MemberRule, Rule } from "./actions";
import { sharedMessages } from "../messages";

type Asking = Pick<AppContext, "viewer" | "hasInvalidToken">;
type Auditing = Asking & Pick<AppContext, "ip" | "requestId" | "log">;
type Named<R> = R & { readonly name: string };

/** Whether the viewer may do this. Every `viewerCan…` field is this function. */
export function can<Subject>(ctx: Pick<AppContext, "viewer">, action: Rule<Subject>, subject: Subject): boolean {
  return action.allows(ctx.viewer, subject);
}

/** The viewer, who may do this; throws UNAUTHENTICATED for a guest, FORBIDDEN for anyone else without the right. */
export function authorize(ctx: Auditing, action: Named<MemberRule>): Viewer;
export function authorize<Subject>(ctx: Auditing, action: Named<MemberRule<Subject>>, subject: Subject): Viewer;
export function authorize(ctx: Auditing, action: Named<MemberRule<unknown>>, subject?: unknown): Viewer {
  const viewer = requireViewer(ctx);
  if (!action.allows(viewer, subject)) throw denied(ctx, viewer, action.name, subject);
  return viewer;
}

/** The member who asks; throws UNAUTHENTICATED for anyone else. */
export function requireViewer(ctx: Asking): Viewer {
  if (ctx.viewer) return ctx.viewer;
  throw unauthenticated(ctx.hasInvalidToken ? sharedMessages.sessionEnded() : undefined);
}

/** Writes the refusal to the audit log. */
function denied({ ip, requestId, log }: Auditing, viewer: Viewer, action: string, subject: unknown) {
  const { id } = (subject ?? {}) as { id?: string };
  log.warn({ event: "access.denied", userId: viewer.id, ip, requestId, action, id }, "access.denied");
  return forbidden();
}
