import { v7 as newId } from "uuid";
import { AppError, badInput, conflict, notFound } from "../../errors";
import type { Role } from "../../platform/auth/Viewer";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import type { Tx } from "../../platform/events/transaction";
import { orNull } from "../../platform/validation/validation";
import { announceAbsence, beginAbsence, endAbsence } from "../accounts/suspension/absence";
import { formerMemberId } from "../accounts/deletion/formerMemberStatements";
import { hideComment, hidePost } from "../groups/discussion/hiding";
import { hideSession } from "../studySessions/plan/hideSession";
import { isAdverse } from "./appealService";
import { CaseState, ContentDecision, DecisionObstacle, MemberDecision, ReportKind, ReportOutcome } from "./choices";
import { moderationMessages } from "./messages";
import { ModerationCase } from "./ModerationCase";
import { ModerationDecision } from "./ModerationDecision";
import { writeLog } from "./moderationLog";
import { moderationActions } from "./moderationPolicy";
import { lockCase, lockRoles, suspensionElsewhere } from "./moderationStatements";
import type { DecideReportInput } from "./reportInputs";
import { findObstacle } from "./decisionObstacle";

const dayMs = 86_400_000;

/** Decides a case; CONFLICT if the moderator saw an older version of it. */
export async function decideReport(ctx: AppContext, given: DecideReportInput): Promise<ModerationCase> {
  const viewer = authorize(ctx, moderationActions.decide);
  const input = { ...given, reasonShown: orNull(given.reasonShown), internalNote: orNull(given.internalNote) };
  const changes = input.content === ContentDecision.HIDE || input.member !== MemberDecision.NONE;
  if (changes && !input.reasonShown)
    throw badInput({ field: "reasonShown", message: moderationMessages.reasonRequired() });
  const decided = await ctx.db.transaction(async (tx) => {
    const found = await takeCase(tx, input);
    await requireDecisionRight(ctx, tx, viewer.id, found);
    return decide(ctx, tx, { actorId: viewer.id, found, input });
  });
  if (input.member === MemberDecision.SUSPEND) announceAbsence(ctx, decided.authorId);
  return decided;
}

async function takeCase(tx: Tx, { caseId, version }: DecideReportInput): Promise<ModerationCase> {
  const [found] = await tx.rows<ModerationCase>(lockCase, [caseId]);
  if (!found) throw notFound(moderationMessages.noCase());
  if (found.version !== version || found.state !== CaseState.OPEN)
    throw conflict(moderationMessages.decidedMeanwhile(), "version");
  return found;
}

/** Checks the roles in the database, because the session may be older. */
async function requireDecisionRight(
  ctx: AppContext,
  tx: Tx,
  viewerId: string,
  { authorId }: ModerationCase,
): Promise<void> {
  const rows = await tx.rows<{ id: string; role: Role }>(lockRoles, [[viewerId, authorId]]);
  const roleOf = (id: string) => rows.find((row) => row.id === id)?.role ?? null;
  const role = roleOf(viewerId) ?? "MEMBER";
  const { hasInvalidToken, ip, requestId, log } = ctx;
  const viewer = ctx.viewer && { ...ctx.viewer, role };
  authorize({ viewer, hasInvalidToken, ip, requestId, log }, moderationActions.decide);
  const obstacle = findObstacle({ viewerId, viewerRole: role, authorId, authorRole: roleOf(authorId) });
  if (obstacle) throw new AppError("FORBIDDEN", obstacles[obstacle]());
}

const obstacles = {
  [DecisionObstacle.OWN]: moderationMessages.ownCase,
  [DecisionObstacle.STAFF]: moderationMessages.staffCase,
};

interface Deciding {
  /** null for a command of an operator. */
  actorId: string | null;
  found: ModerationCase;
  input: Omit<DecideReportInput, "caseId" | "version">;
}

/** Within a transaction that has locked the case. Call `announceAbsence` after the commit of a suspension. */
export async function decide(
  ctx: Pick<AppContext, "sessions">,
  tx: Tx,
  { actorId, found, input }: Deciding,
): Promise<ModerationCase> {
  const { content, member, days, reasonShown = null, internalNote = null } = input;
  const isThere = found.authorId !== formerMemberId && (await tx.rows(lockRoles, [[found.authorId]])).length > 0;
  if (!isThere && member !== MemberDecision.NONE) throw conflict(moderationMessages.memberGone(), "member");
  await decideContent(tx, found, content);
  const until = member === MemberDecision.SUSPEND && days ? new Date(Date.now() + days * dayMs) : null;
  await decideMember(ctx, tx, { found, member, until, reason: reasonShown });
  const memberId = isThere ? found.authorId : null;
  const decision = { id: newId(), caseId: found.id, memberId, content, member, until };
  await tx.insert(ModerationDecision, { ...decision, reasonShown, internalNote, isFinal: found.isAppeal });
  const outcome = decideOutcome(found, input);
  const changed = { state: CaseState.DECIDED, outcome, version: found.version + 1, decidedAt: new Date() };
  await tx.update(ModerationCase, { id: found.id }, changed);
  await writeLog(tx, {
    actorId,
    action: "case.decided",
    caseId: found.id,
    memberId: found.authorId,
    details: [content, member, until?.toISOString()].filter(Boolean).join(" "),
  });
  const isNews = content !== ContentDecision.KEEP || member !== MemberDecision.NONE || found.isAppeal;
  if (isNews && memberId) tx.publish("memberDecided", { decisionId: decision.id, memberId });
  if (!found.isAppeal) tx.publish("reportsDecided", { decisionId: decision.id, caseId: found.id });
  return { ...found, ...changed };
}

/** Reporters see the outcome of the first decision, also if an appeal changes it. */
function decideOutcome({ isAppeal, outcome }: ModerationCase, input: Deciding["input"]): ReportOutcome | null {
  if (isAppeal) return outcome;
  return isAdverse(input) ? ReportOutcome.ACTED : ReportOutcome.KEPT;
}

async function decideContent(tx: Tx, { kind, subjectId }: ModerationCase, content: ContentDecision): Promise<void> {
  if (content === ContentDecision.KEEP) return;
  const isHidden = content === ContentDecision.HIDE;
  const hide = hiding[kind];
  if (!hide) throw badInput({ field: "content", message: moderationMessages.onlyTexts() });
  await hide(tx, subjectId, isHidden);
}

/** A group is hidden with its post and its comments. */
const hiding: Partial<Record<ReportKind, (tx: Tx, id: string, isHidden: boolean) => Promise<void>>> = {
  [ReportKind.POST]: hidePost,
  [ReportKind.GROUP]: hidePost,
  [ReportKind.COMMENT]: hideComment,
  [ReportKind.SESSION]: hideSession,
};

interface MemberChange {
  found: ModerationCase;
  member: MemberDecision;
  until: Date | null;
  reason: string | null;
}

async function decideMember(
  ctx: Pick<AppContext, "sessions">,
  tx: Tx,
  { found, member, until, reason }: MemberChange,
): Promise<void> {
  const [userId, kind] = [found.authorId, "SUSPENDED"] as const;
  const isSuspended = member === MemberDecision.SUSPEND;
  if (!isSuspended && !(found.isAppeal && (await hasSuspended(tx, found.id)))) return;
  const [other] = await tx.rows<Suspension>(suspensionElsewhere, [userId, found.id]);
  if (isSuspended) await beginAbsence(ctx, tx, userId, { kind, ...longer({ until, reason }, other) });
  else if (other) await beginAbsence(ctx, tx, userId, { kind, ...other });
  else await endAbsence(tx, userId, kind);
}

type Suspension = Pick<MemberChange, "until" | "reason">;

/** The longer of two suspensions: a case neither shortens nor ends the suspension of another one. */
const longer = (decided: Suspension, other?: Suspension): Suspension =>
  other && endOf(other) > endOf(decided) ? other : decided;

const endOf = ({ until }: Suspension): number => until?.getTime() ?? Infinity;

const hasSuspended = (tx: Tx, caseId: string): Promise<boolean> =>
  tx.existsBy(ModerationDecision, { caseId, member: MemberDecision.SUSPEND });
