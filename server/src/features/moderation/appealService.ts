import { isUUID } from "class-validator";
import { badInput, conflict, notFound } from "../../errors";
import type { AppContext } from "../../platform/context";
import type { Tx } from "../../platform/events/transaction";
import { moderation as limits } from "./limits";
import { requireMemberOrAbsent } from "../accounts/suspension/limitedAccess";
import { CaseState, ContentDecision, MemberDecision } from "./choices";
import { moderationMessages } from "./messages";
import { ModerationCase } from "./ModerationCase";
import { ModerationDecision } from "./ModerationDecision";
import { writeLog } from "./moderationLog";
import { lockCase } from "./moderationStatements";
import type { AppealInput } from "./reportInputs";

const dayMs = 86_400_000;

/** Whether the decision is adverse to the member, who can appeal only then. */
export const isAdverse = ({ content, member }: Pick<ModerationDecision, "content" | "member">): boolean =>
  content === ContentDecision.HIDE || member !== MemberDecision.NONE;

/** The end of the time for an appeal; null if none is possible (any more). */
export function appealableUntil(decision: ModerationDecision): Date | null {
  if (decision.isFinal || decision.appealedAt || !isAdverse(decision)) return null;
  const end = new Date(decision.createdAt.getTime() + limits.appealDays * dayMs);
  return end.getTime() > Date.now() ? end : null;
}

/** Appeals against a decision: once, within 20 days. The case is reopened. */
export async function appeal(
  ctx: AppContext,
  { decisionId, text, limitedToken }: AppealInput,
): Promise<ModerationDecision> {
  const memberId = await requireMemberOrAbsent(ctx, limitedToken);
  if (!isUUID(decisionId)) throw notFound(moderationMessages.noDecision());
  return ctx.db.transaction(async (tx) => {
    const known = await tx.findOneBy(ModerationDecision, { id: decisionId, memberId });
    const [found] = known ? await tx.rows<ModerationCase>(lockCase, [known.caseId]) : [];
    if (!known || !found) throw notFound(moderationMessages.noDecision());
    // Read again under the lock of the case, so that the second of two concurrent appeals finds the first.
    const decision = await tx.findOneByOrFail(ModerationDecision, { id: known.id });
    refuse(decision);
    await reopen(tx, found, decision.id, { memberId, text });
    return Object.assign(decision, { appeal: text, appealedAt: new Date() });
  });
}

function refuse(decision: ModerationDecision): void {
  if (decision.appealedAt) throw conflict(moderationMessages.appealedBefore(), "decisionId");
  if (decision.isFinal || !isAdverse(decision))
    throw badInput({ field: "decisionId", message: moderationMessages.nothingToAppeal() });
  if (!appealableUntil(decision)) throw badInput({ field: "decisionId", message: moderationMessages.tooLate() });
}

async function reopen(
  tx: Tx,
  found: ModerationCase,
  id: string,
  { memberId, text }: { memberId: string; text: string },
): Promise<void> {
  await tx.update(ModerationDecision, { id }, { appeal: text, appealedAt: () => "clock_timestamp()" });
  const reopened = { state: CaseState.OPEN, isAppeal: true, version: found.version + 1, decidedAt: null };
  await tx.update(ModerationCase, { id: found.id }, reopened);
  await writeLog(tx, { actorId: memberId, action: "case.appealed", caseId: found.id, memberId });
}
