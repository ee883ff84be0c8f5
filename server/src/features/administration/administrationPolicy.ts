import { AppError, notFound, StartError } from "../../errors";
import { type ActResult, runAct } from "../../platform/admin/acts";
import { declareActions, everyone, type MemberRule } from "../../platform/authorization/actions";
import { can, requireViewer } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { requireConfirmation } from "../accounts/confirmation/confirmIdentity";
import { administrationMessages } from "./messages";
import { parts } from "../../platform/parts";

const admins: MemberRule<unknown> = { isForMembers: true, allows: (viewer) => viewer?.role === "ADMIN" };

export const administrationActions = declareActions(
  "administration",
  { readSite: everyone, run: admins },
  { any: ["readSite"], closed: ["run"] },
);

/** For everybody but admins, also moderators, there is nothing here: NOT_FOUND. Throws CONFIRMATION_REQUIRED in a session without it. */
export async function requireAdmin(ctx: AppContext): Promise<void> {
  requireViewer(ctx);
  if (!can(ctx, administrationActions.run, null)) throw notFound(administrationMessages.nothingHere());
  await requireConfirmation(ctx);
}

/** Runs an operator's act for the viewer, as `npm run admin` does: the same rules, in the same log. */
export async function actAsAdmin(ctx: AppContext, name: string, input: object): Promise<ActResult> {
  await requireAdmin(ctx);
  const by = { memberId: requireViewer(ctx).id };
  try {
    return await runAct(ctx, parts(), { name, input, by, isDry: false });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new AppError("BAD_USER_INPUT", administrationMessages.refused({ reason: error.message }));
  }
}
