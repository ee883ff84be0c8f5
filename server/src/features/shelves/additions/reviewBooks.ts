import type { QueryRunner } from "typeorm";
import { conflict, notFound } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Orm } from "../../../platform/database/Db";
import { type Connection, type PageRequest, toConnection, toPage } from "../../../platform/paging/connection";
import { type Count, countRows } from "../../../platform/paging/count";
import { checkId } from "../../../platform/validation/validation";
import type { Book } from "../../books/Book";
import { toIsbn10 } from "../../books/catalogue/isbn";
import { findBook } from "../../books/bookService";
import { leaveIndexStale } from "../../books/index/indexState";
import { AdditionState } from "../../books/own/choices";
import { OwnBook } from "../../books/own/OwnBook";
import { workKeyOf } from "../../books/workKey";
import { writeLog } from "../../moderation/moderationLog";
import { shelfMessages } from "../messages";
import { shelfActions } from "../shelfPolicy";
import * as statements from "./additionStatements";

/** Books that members added and that wait for moderators, the newest first. */
export async function listWaitingBooks(ctx: AppContext, request: PageRequest): Promise<Connection<OwnBook>> {
  authorize(ctx, shelfActions.review);
  const page = toPage(request);
  const { first, after } = page;
  const statement = statements.waitingBooks(first + 1, after !== null);
  return toConnection(await ctx.db.rows<OwnBook>(statement, after ? [after.createdAt, after.id] : []), page);
}

export function countWaitingBooks(ctx: AppContext): Promise<Count> {
  authorize(ctx, shelfActions.review);
  return countRows(ctx.db, statements.countedWaiting, []);
}

/**
 * Takes a book over into the catalogue, under the same id: shelves, notes and plans keep it. As all changes of the catalogue it needs
 * maintenance, because an index that is being built would not have it.
 */
export async function takeOverBook(ctx: AppContext, id: string): Promise<Book> {
  const { id: actorId } = authorize(ctx, shelfActions.review);
  checkId(id, "id");
  const done = await ctx.db.maintenance((runner) => moveToCatalogue(runner, actorId, id));
  if (done === null) throw conflict(shelfMessages.catalogueBusy());
  const book = await findBook(ctx, id);
  if (!book) throw noAddition();
  return book;
}

async function moveToCatalogue(runner: QueryRunner, actorId: string, id: string): Promise<true> {
  await runner.startTransaction();
  const [book] = (await runner.query(statements.lockWaiting, [id])) as OwnBook[];
  if (!book) throw noAddition();
  const { isbn13, title, authors } = book;
  const known = isbn13 ? ((await runner.query(statements.bookByIsbn, [isbn13, toIsbn10(isbn13)])) as Book[]) : [];
  if (known.length > 0) throw conflict(shelfMessages.knownMeanwhile());
  // An import that has this edition then fills in what the member did not know.
  const sourceKey = isbn13 ? `isbn:${isbn13}` : `member:${id}`;
  await runner.query(statements.takeOver, [id, sourceKey, workKeyOf(title, authors)]);
  await leaveIndexStale(runner.manager);
  await log(runner.manager, "book.takenOver", book, actorId);
  await runner.commitTransaction();
  return true;
}

/** The book stays its member's own, and moderators are not asked again. */
export async function declineBook(ctx: AppContext, id: string): Promise<OwnBook> {
  const { id: actorId } = authorize(ctx, shelfActions.review);
  checkId(id, "id");
  return ctx.db.transaction(async (tx) => {
    const [book] = await tx.rows<OwnBook>(statements.lockWaiting, [id]);
    if (!book) throw noAddition();
    await tx.update(OwnBook, { id }, { state: AdditionState.DECLINED });
    await log(tx, "book.declined", book, actorId);
    return { ...book, state: AdditionState.DECLINED };
  });
}

const log = (db: Orm, action: string, { userId: memberId, title }: OwnBook, actorId: string) =>
  writeLog(db, { actorId, action, memberId, details: title });

const noAddition = () => notFound(shelfMessages.noAddition());
