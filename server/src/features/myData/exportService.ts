import { Readable } from "node:stream";
import { MoreThan, Raw } from "typeorm";
import { v7 as newId, validate as isUuid } from "uuid";
import { AppError, notFound } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { myData as limits } from "./limits";
import type { FileAnswer } from "../../platform/rest/schema";
import { requireMemberOrAbsent } from "../accounts/suspension/limitedAccess";
import { requireConfirmation } from "../accounts/confirmation/confirmIdentity";
import { refuseShared } from "../accounts/signIn/sharedAccount";
import { DataExport, ExportState } from "./DataExport";
import { DataExportPiece } from "./DataExportPiece";
import { makeExport } from "./makeExport";
import { myDataMessages } from "./messages";
import { myDataActions } from "./myDataPolicy";
import { insertExport, todaysExport } from "./myDataStatements";

/** Requests a copy of the viewer's data. Does nothing while one is being created. */
export async function requestExport(ctx: AppContext): Promise<void> {
  const viewer = authorize(ctx, myDataActions.export);
  refuseShared(ctx, viewer.id);
  await requireConfirmation(ctx);
  await startExport(ctx, viewer.id);
}

/** The same for a suspended member with the token of a refused sign-in, which counts as the confirmation. */
export async function requestAbsentExport(ctx: AppContext, limitedToken: string): Promise<DataExport[]> {
  const userId = await requireAbsent(ctx, limitedToken);
  refuseShared(ctx, userId);
  await startExport(ctx, userId);
  return findExports(ctx, userId);
}

/** The member with this token, independent of who is signed in. */
const requireAbsent = ({ db, hasInvalidToken }: AppContext, limitedToken: string): Promise<string> =>
  requireMemberOrAbsent({ db, hasInvalidToken, viewer: null }, limitedToken);

async function startExport(ctx: AppContext, userId: string): Promise<void> {
  const isNew = await ctx.db.transaction(async (tx) => {
    const [inserted] = await tx.rows<{ id: string }>(insertExport, [newId(), userId]);
    if (inserted) await ctx.jobs.send(makeExport, { exportId: inserted.id }, { tx });
    return inserted !== undefined;
  });
  if (!isNew) return refuseSecond(ctx, userId);
  ctx.jobs.wake();
  const event = "data.exported";
  ctx.log.info({ event, userId, ip: ctx.ip, requestId: ctx.requestId }, event);
}

async function refuseSecond({ db }: AppContext, userId: string): Promise<void> {
  const today = await db.row<{ state: ExportState; secondsLeft: number }>(todaysExport, [userId]);
  if (today?.state !== ExportState.READY) return;
  const details = { retryAfter: today.secondsLeft, limit: limits.copiesPerDay };
  throw new AppError("RATE_LIMITED", myDataMessages.oncePerDay(), details);
}

const isStored = () => Raw<Date>((column) => `${column} > clock_timestamp()`);

/** The viewer's copies, the newest first. */
export function listExports(ctx: AppContext): Promise<DataExport[]> {
  return findExports(ctx, authorize(ctx, myDataActions.read).id);
}

/** The copies of the suspended member with this token. */
export async function listAbsentExports(ctx: AppContext, limitedToken: string): Promise<DataExport[]> {
  return findExports(ctx, await requireAbsent(ctx, limitedToken));
}

function findExports({ db }: AppContext, userId: string): Promise<DataExport[]> {
  const order = { createdAt: "DESC" } as const;
  return db.find(DataExport, { where: { userId, expiresAt: isStored() }, order, take: limits.listed });
}

/** The file of one of the viewer's copies; throws NOT_FOUND for any other. */
export function openExport(ctx: AppContext, id: string): Promise<FileAnswer> {
  return openFile(ctx, authorize(ctx, myDataActions.read).id, id);
}

/** The same for the suspended member with this token. */
export async function openAbsentExport(ctx: AppContext, id: string, limitedToken: string): Promise<FileAnswer> {
  return openFile(ctx, await requireAbsent(ctx, limitedToken), id);
}

async function openFile(ctx: AppContext, userId: string, id: string): Promise<FileAnswer> {
  const where = { id, userId, state: ExportState.READY, expiresAt: isStored() };
  const found = isUuid(id) ? await ctx.db.findOneBy(DataExport, where) : null;
  if (!found?.runId || found.size === null) throw notFound(myDataMessages.noExport());
  const content = Readable.from(readPieces(ctx, id, found.runId), { objectMode: false });
  return { name: `study-circle-${found.day}.zip`, size: found.size, tag: found.runId, content };
}

/** One piece at a time, with backpressure. */
async function* readPieces({ db }: AppContext, exportId: string, runId: string): AsyncGenerator<Buffer> {
  for (let position = -1; ;) {
    const where = { exportId, runId, position: MoreThan(position) };
    const piece = await db.findOne(DataExportPiece, { where, order: { position: "ASC" } });
    if (!piece) return;
    yield piece.bytes;
    position = piece.position;
  }
}
