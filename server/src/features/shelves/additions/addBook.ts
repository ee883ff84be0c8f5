import { v7 as newId } from "uuid";
import { badInput, conflict } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import type { Book } from "../../books/Book";
import { toIsbn10 } from "../../books/catalogue/isbn";
import { AdditionState } from "../../books/own/choices";
import { OwnBook } from "../../books/own/OwnBook";
import { toBook } from "../../books/own/ownBooks";
import { shelves as limits } from "../limits";
import { shelfMessages } from "../messages";
import { shelfActions } from "../shelfPolicy";
import { requireRoom, todayOf } from "../shelfService";
import { lockMember, shelve } from "../shelfStatements";
import { type AddBookInput, type AddedBookAnswer, authorsOf, readIsbn } from "./additionInputs";
import * as statements from "./additionStatements";

/**
 * Puts a book that the catalogue does not have on a shelf of the viewer, who alone sees it. With an ISBN of the catalogue, gives that
 * book and adds nothing; so does a book that they have added before.
 */
export async function addBook(ctx: AppContext, input: AddBookInput): Promise<AddedBookAnswer> {
  const { id: userId } = authorize(ctx, shelfActions.change);
  const isbn13 = input.isbn ? readIsbn(input.isbn) : null;
  const known = isbn13 && (await findByIsbn(ctx, isbn13));
  if (known) return { book: known, isKnown: true };
  const { title, pageCount = null } = input;
  const book = { id: newId(), userId, title, authors: authorsOf(input.author), isbn13, pageCount };
  if (book.authors.length === 0) throw badInput({ field: "author", message: shelfMessages.authorRequired() });
  const before = await findSame(ctx.db, book);
  if (before) return { book: toBook(before), isKnown: true };
  await ctx.rates.consume("addedBooksPerDay", userId);
  const today = await todayOf(ctx);
  const added = await ctx.db.transaction(async (tx) => {
    await tx.rows(lockMember, [userId]);
    const same = await findSame(tx, book);
    if (same) return same;
    await requirePlace(tx, book);
    await tx.insert(OwnBook, { ...book, state: AdditionState.WAITING });
    await tx.rows(shelve, [newId(), userId, book.id, input.shelf, today]);
    return null;
  });
  ctx.loaders.shelvedBook.clearAll();
  return {
    book: toBook(added ?? { ...book, state: AdditionState.WAITING, createdAt: new Date() }),
    isKnown: added !== null,
  };
}

/** The book of the catalogue with this ISBN. */
export async function findByIsbn(ctx: Pick<AppContext, "db">, isbn13: string): Promise<Book | null> {
  return ctx.db.row<Book>(statements.bookByIsbn, [isbn13, toIsbn10(isbn13)]);
}

type New = Pick<OwnBook, "id" | "userId" | "title" | "authors">;

async function findSame(db: Pick<Tx, "rows">, { userId, title, authors }: New): Promise<OwnBook | null> {
  const [same] = await db.rows<OwnBook>(statements.sameOwnBook, [userId, title, authors]);
  return same ?? null;
}

async function requirePlace(tx: Tx, { id, userId }: New): Promise<void> {
  const full = await tx.rows(statements.ownBooksAreFull, [userId]);
  if (full.length > 0) throw conflict(shelfMessages.tooManyAdded({ max: limits.added }));
  await requireRoom(tx, [userId, id]);
}
