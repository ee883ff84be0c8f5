import { notFound } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { moderation as limits } from "./limits";
import { type Connection, type Dated, type PageRequest, toConnection, toPage } from "../../platform/paging/connection";
import { type Count, countRows } from "../../platform/paging/count";
import { checkId } from "../../platform/validation/validation";
import { requireMemberOrAbsent } from "../accounts/suspension/limitedAccess";
import type { RevisionsOf } from "../groups/editing/editStatements";
import type { Revision } from "../groups/editing/Revision";
import type { Picture } from "../pictures/Picture";
import type { CaseFile } from "./CaseFile";
import { type CaseState, ReportKind } from "./choices";
import type { LogEntry } from "./LogEntry";
import { moderationMessages } from "./messages";
import { ModerationCase } from "./ModerationCase";
import { ModerationDecision } from "./ModerationDecision";
import { writeLog } from "./moderationLog";
import { moderationActions } from "./moderationPolicy";
import * as statements from "./moderationStatements";
import { Report } from "./Report";

interface Listed<T> {
  connection: Connection<T>;
  count(): Promise<Count>;
}

interface ListQuery {
  statement: (range: { limit: number; hasCursor: boolean }) => string;
  counted: string;
  values: unknown[];
}

async function list<T extends Dated>(ctx: AppContext, request: PageRequest, query: ListQuery): Promise<Listed<T>> {
  const page = toPage(request);
  const { first, after } = page;
  const cursor = after ? [after.createdAt, after.id] : [];
  const statement = query.statement({ limit: first + 1, hasCursor: after !== null });
  const rows = await ctx.db.rows<T>(statement, [...query.values, ...cursor]);
  return { connection: toConnection<T>(rows, page), count: () => countRows(ctx.db, query.counted, query.values) };
}

/** Cases in one state, the newest first. */
export function listCases(ctx: AppContext, state: CaseState, request: PageRequest): Promise<Listed<ModerationCase>> {
  authorize(ctx, moderationActions.review);
  const { casesStatement: statement, countedCases: counted } = statements;
  return list(ctx, request, { statement, counted, values: [state] });
}

/** What staff and operators did, the newest first. */
export function listLog(ctx: AppContext, request: PageRequest): Promise<Listed<LogEntry>> {
  authorize(ctx, moderationActions.review);
  const { logStatement: statement, countedLog: counted } = statements;
  return list(ctx, request, { statement, counted, values: [] });
}

/** The decisions about the viewer, or about the suspended member with this token, the newest first. */
export async function listDecisions(
  ctx: AppContext,
  limitedToken: string | null | undefined,
  request: PageRequest,
): Promise<Listed<ModerationDecision>> {
  const memberId = await requireMemberOrAbsent(ctx, limitedToken);
  const { decisionsStatement: statement, countedDecisions: counted } = statements;
  return list(ctx, request, { statement, counted, values: [memberId] });
}

/** What the viewer has reported, the newest first. */
export function listOwnReports(ctx: AppContext, request: PageRequest): Promise<Listed<Report>> {
  const { id } = authorize(ctx, moderationActions.readReports);
  const { reportsStatement: statement, countedReports: counted } = statements;
  return list(ctx, request, { statement, counted, values: [id] });
}

/** Opens a case with its text and context, which moderators otherwise may not see. This is logged. */
export async function openCaseFile(ctx: AppContext, id: string): Promise<CaseFile> {
  const viewer = authorize(ctx, moderationActions.review);
  checkId(id, "id");
  const found = await ctx.db.findOneBy(ModerationCase, { id });
  if (!found) throw notFound(moderationMessages.noCase());
  await ctx.db.transaction((tx) =>
    writeLog(tx, { actorId: viewer.id, action: "case.opened", caseId: id, memberId: found.authorId }),
  );
  return { case: found };
}

export interface Neighbour {
  id: string;
  text: string;
  authorId: string;
  authorName: string;
  createdAt: Date;
}

/** At most three texts around the reported one. */
export function findNeighbours(ctx: AppContext, { kind, subjectId }: ModerationCase): Promise<Neighbour[]> {
  authorize(ctx, moderationActions.review);
  if (kind === ReportKind.SESSION) return ctx.db.rows(statements.besideSession, [subjectId]);
  if (kind === ReportKind.POST || kind === ReportKind.GROUP) return ctx.db.rows(statements.besidePost, [subjectId]);
  if (kind === ReportKind.COMMENT) return ctx.db.rows(statements.besideComment, [subjectId]);
  return Promise.resolve([]);
}

/** Earlier decisions about the same member. */
export function listDecisionsElsewhere(
  ctx: AppContext,
  { id, authorId }: ModerationCase,
): Promise<ModerationDecision[]> {
  authorize(ctx, moderationActions.review);
  return ctx.db.rows(statements.decisionsElsewhere, [authorId, id]);
}

export function listReports(ctx: AppContext, { id: caseId }: ModerationCase): Promise<Report[]> {
  authorize(ctx, moderationActions.review);
  return ctx.db.find(Report, { where: { caseId }, order: { createdAt: "DESC" }, take: limits.reportsShown });
}

/** Of the newest reports: those with a text of their own. */
export async function listOtherTexts(ctx: AppContext, found: ModerationCase): Promise<ReportedText[]> {
  const reports = await listReports(ctx, found);
  return reports.flatMap(({ id, text, pictures, createdAt }) =>
    text === null ? [] : [{ id, text, pictures: pictures ?? [], createdAt }],
  );
}

/** What a reporter saw. */
export type ReportedText = Pick<Report, "id" | "createdAt"> & { text: string; pictures: Picture[] };

/** The earlier texts of a reported post or comment; of a group, those of its post. */
export async function listRevisions(ctx: AppContext, { kind, subjectId }: ModerationCase): Promise<Revision[]> {
  authorize(ctx, moderationActions.review);
  const of = revised[kind];
  if (!of) return [];
  return (await ctx.loaders.revisions(of, { first: limits.reportsShown }).load(subjectId)).nodes;
}

const revised: Partial<Record<ReportKind, RevisionsOf>> = {
  [ReportKind.POST]: "post_id",
  [ReportKind.GROUP]: "post_id",
  [ReportKind.COMMENT]: "comment_id",
};

export function listDecisionsOf(ctx: AppContext, { id: caseId }: ModerationCase): Promise<ModerationDecision[]> {
  authorize(ctx, moderationActions.review);
  return ctx.db.find(ModerationDecision, {
    where: { caseId },
    order: { createdAt: "DESC" },
    take: limits.reportsShown,
  });
}
