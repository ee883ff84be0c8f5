import type { Viewer } from "../auth/sessions";
import type { AppContext } from "../context";
import { AppError, forbidden, unauthenticated } from "../../errors";
import type { AnyAction, MemberRule, Rule } from "./actions";
import { sharedMessages } from "../messages";

type Requester = Pick<AppContext, "viewer" | "hasInvalidToken">;
type Auditing = Requester & Pick<AppContext, "ip" | "requestId" | "log">;
type Named<R> = R & { readonly name: string };

/** Whether the viewer may do this. Every `viewerCan…` field uses it. */
export function can<Subject>(ctx: Pick<AppContext, "viewer">, action: Rule<Subject>, subject: Subject): boolean {
  return action.allows(ctx.viewer, subject);
}

/**
 * The same for what belongs to the viewer alone, in the answer of any operation: with an access token also by its scopes. Every field
 * that is null on anyone else uses it.
 */
export function canReadOwn<Subject>(ctx: Pick<AppContext, "viewer">, action: Rule<Subject>, subject: Subject): boolean {
  return isInScope(ctx.viewer, action) && action.allows(ctx.viewer, subject);
}

/** Sessions may do everything; an action without a scope is closed to access tokens. */
const isInScope = (viewer: Viewer | null, { scope = null }: Pick<Rule, "scope">): boolean =>
  !viewer?.scopes || scope === "any" || (scope !== null && viewer.scopes.has(scope));

/** Where a request enters: throws SCOPE_MISSING for an access token without the scope of this action. */
export function requireScope({ viewer }: Pick<AppContext, "viewer">, action: Pick<AnyAction, "scope">): void {
  if (!isInScope(viewer, action)) throw scopeMissing(action.scope);
}

const scopeMissing = (scope: AnyAction["scope"]) =>
  scope
    ? new AppError("SCOPE_MISSING", sharedMessages.scopeMissing({ scope }), { scope })
    : new AppError("SCOPE_MISSING", sharedMessages.closedToTokens());

/** Returns the viewer. Throws UNAUTHENTICATED for a guest, FORBIDDEN for a member without the right. */
export function authorize(ctx: Auditing, action: Named<MemberRule>): Viewer;
export function authorize<Subject>(ctx: Auditing, action: Named<MemberRule<Subject>>, subject: Subject): Viewer;
export function authorize(ctx: Auditing, action: Named<MemberRule<unknown>>, subject?: unknown): Viewer {
  const viewer = requireViewer(ctx);
  if (!action.allows(viewer, subject)) throw denied(ctx, viewer, action, subject);
  return viewer;
}

/** The viewer; throws UNAUTHENTICATED for a guest. */
export function requireViewer(ctx: Requester): Viewer {
  if (ctx.viewer) return ctx.viewer;
  throw unauthenticated(ctx.hasInvalidToken ? sharedMessages.sessionEnded() : undefined);
}

/** Writes the denial to the audit log. */
function denied(
  { ip, requestId, log }: Auditing,
  viewer: Viewer,
  action: Named<MemberRule<unknown>>,
  subject: unknown,
) {
  const { id } = (subject ?? {}) as { id?: string };
  log.warn({ event: "access.denied", userId: viewer.id, ip, requestId, action: action.name, id }, "access.denied");
  return forbidden(action.refusal?.(subject) ?? undefined);
}
