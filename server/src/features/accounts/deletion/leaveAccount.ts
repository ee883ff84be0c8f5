import { badInput } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import type { Orm } from "../../../platform/database/Db";
import { deletion as limits } from "../limits";
import { announceAbsence, beginAbsence, endAbsence } from "../suspension/absence";
import { AbsenceEntry } from "../suspension/AbsenceEntry";
import { requireMemberOrAbsent } from "../suspension/limitedAccess";
import { audit } from "../users/audit";
import type { AuthPayload } from "../signIn/AuthPayload";
import { requireConfirmation } from "../confirmation/confirmIdentity";
import { lockMember } from "../users/lockMember";
import { accountMessages } from "../messages";
import { TokenPurpose } from "../recovery/AccountToken";
import { findToken } from "../recovery/accountTokens";
import { refuseShared } from "../signIn/sharedAccount";
import { signIn } from "../signIn/signIn";
import { User } from "../users/User";
import { type DeleteAccountInput, DepartureContent } from "./deletionInputs";
import { removeMember } from "./removeMember";

/**
 * Makes the viewer absent at once and deletes them in a week; until then they can return. A suspended member has no session,
 * but a token from the sign-in, which counts as the confirmation.
 */
export async function leaveAccount(ctx: AppContext, { content, limitedToken }: DeleteAccountInput): Promise<Date> {
  const userId = await requireMemberOrAbsent(ctx, limitedToken);
  refuseShared(ctx, userId);
  if (ctx.viewer) await requireConfirmation(ctx);
  const until = new Date(Date.now() + limits.days * 24 * 3_600_000);
  const keepsContent = content === DepartureContent.KEEP_WITHOUT_NAME;
  await ctx.db.transaction((tx) =>
    beginAbsence(ctx, tx, userId, { kind: "LEAVING", until, reason: null, keepsContent }),
  );
  announceAbsence(ctx, userId);
  audit(ctx, "account.leaving", userId);
  return until;
}

/** Cancels the deletion and signs in. A suspension remains. */
export async function keepAccount(ctx: AppContext, limitedToken: string): Promise<AuthPayload> {
  const { userId } = await findLeaver(ctx.db, limitedToken);
  await ctx.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    await endAbsence(tx, userId, "LEAVING");
  });
  audit(ctx, "account.kept", userId);
  const user = await ctx.db
    .createQueryBuilder(User, "user")
    .addSelect("user.absence")
    .where("user.id = :userId", { userId })
    .getOne();
  if (!user) throw tooLate();
  return signIn(ctx, user);
}

/** Deletes the account before the end of the week. */
export async function deleteAccountNow(ctx: AppContext, limitedToken: string): Promise<void> {
  const { userId, keepsContent } = await findLeaver(ctx.db, limitedToken);
  const isDue = (tx: Orm) => tx.existsBy(AbsenceEntry, { userId, kind: "LEAVING" });
  if (!(await removeMember(ctx, userId, { keepsContent, isDue }))) throw tooLate();
  audit(ctx, "account.deleted", userId);
}

/** Throws if the token does not belong to a leaving member. */
async function findLeaver(db: Orm, limitedToken: string): Promise<AbsenceEntry> {
  const userId = await findToken(db, limitedToken, TokenPurpose.LIMITED);
  const entry = userId && (await db.findOneBy(AbsenceEntry, { userId, kind: "LEAVING" }));
  if (!entry) throw tooLate();
  return entry;
}

const tooLate = () => badInput({ field: "limitedToken", message: accountMessages.logInAgain() });
