import { isDeepStrictEqual } from "node:util";
import { isUUID } from "class-validator";
import { v7 as newId } from "uuid";
import { conflict, notFound } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import type { Tx } from "../../platform/events/transaction";
import {
  claimKeyIn,
  findFirstResult,
  type RepeatableRequest,
  toRepeatable,
} from "../../platform/idempotency/idempotency";
import { orNull } from "../../platform/validation/validation";
import { toColumn } from "../groups/mentions/ranges";
import { keepForCase, underOwnNames } from "../pictures/keepPictures";
import { toColumn as toPictures } from "../pictures/usePictures";
import { moderationMessages } from "./messages";
import type { ModerationCase } from "./ModerationCase";
import { moderationActions } from "./moderationPolicy";
import { openCase, reportedLately } from "./moderationStatements";
import { Report } from "./Report";
import { getReported, type Reported } from "./reported";
import type { ReportInput } from "./reportInputs";

/** Reports something to the moderators, with its current text. Reports of one subject share a case until it is decided. */
export async function report(ctx: AppContext, given: ReportInput): Promise<Report> {
  const viewer = authorize(ctx, moderationActions.report);
  const input = { ...given, id: given.id.toLowerCase(), note: orNull(given.note) };
  const repeatable = toRepeatable(input.idempotencyKey, "report", [input.kind, input.id, input.reason, input.note]);
  const first = repeatable && (await findFirstResult(ctx.db, viewer.id, repeatable));
  if (first) return getReport(ctx, first);
  if (!isUUID(input.id)) throw notFound(moderationMessages.nothingThere());
  const reported = await getReported(ctx, viewer.id, input);
  await ctx.rates.consume("reportsPerDay", viewer.id);
  const id = newId();
  const stored = await ctx.db.transaction((tx) => store(tx, viewer.id, { id, input, reported, repeatable }));
  if (stored !== id) await ctx.rates.giveBack("reportsPerDay", viewer.id);
  return getReport(ctx, stored);
}

interface NewReport {
  id: string;
  input: ReportInput;
  reported: Reported;
  repeatable: RepeatableRequest | null;
}

/**
 * Returns the report's id; for a repeated request, that of the first one. Opening the case locks it, so that of two reports of
 * one member the second finds the first.
 */
async function store(tx: Tx, reporterId: string, { id, input, reported, repeatable }: NewReport): Promise<string> {
  const { kind, id: subjectId, reason, note = null } = input;
  if (repeatable && !(await claimKeyIn(tx, reporterId, repeatable, id)))
    return (await findFirstResult(tx, reporterId, repeatable)) ?? id;
  const caseId = newId();
  const { text, mentions } = reported;
  const pictures = underOwnNames(reported.pictures ?? []);
  const content = [text, toColumn(mentions ?? []), toPictures(pictures)];
  const [opened] = await tx.rows<Opened>(openCase, [kind, subjectId, caseId, reported.authorId, ...content]);
  const known = await tx.rows(reportedLately, [kind, subjectId, reporterId]);
  if (!opened || known.length > 0) throw conflict(moderationMessages.reportedBefore(), "id");
  const seen = isAsReported(opened, reported) ? { text: null } : { text, mentions, pictures };
  await tx.insert(Report, { id, caseId: opened.id, reporterId, reason, note, ...seen });
  if (opened.id === caseId || seen.text !== null) await keepForCase(tx, opened.id, pictures);
  return id;
}

type Opened = Pick<ModerationCase, "id" | "text" | "pictures">;

/** Whether the case has the text with the pictures that the reporter saw. */
const isAsReported = (opened: Opened, { text, pictures }: Reported): boolean =>
  opened.text === text && isDeepStrictEqual(shown(opened.pictures), shown(pictures));

const shown = (pictures: Reported["pictures"]) => pictures?.map(({ id, description }) => ({ id, description })) ?? [];

async function getReport(ctx: AppContext, id: string): Promise<Report> {
  const report = await ctx.db.findOneBy(Report, { id });
  if (!report) throw notFound(moderationMessages.nothingThere());
  return report;
}
