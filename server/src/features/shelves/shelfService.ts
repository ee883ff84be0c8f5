import { v7 as newId } from "uuid";
import { conflict, notFound } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { loadParent } from "../../platform/database/loader";
import type { Tx } from "../../platform/events/transaction";
import { shelves as limits } from "./limits";
import { dayIn } from "../../platform/time/dayIn";
import { checkId } from "../../platform/validation/validation";
import type { User } from "../accounts/users/User";
import type { Book } from "../books/Book";
import { findBook } from "../books/bookService";
import { ShelfVisibility } from "./choices";
import { shelfMessages } from "./messages";
import { ShelfSetting } from "./ShelfSetting";
import type { BookInput, RateBookInput, SetShelfVisibilityInput, ShelveBookInput } from "./shelfInputs";
import { shelfActions } from "./shelfPolicy";
import * as statements from "./shelfStatements";

/** Puts a book on one of the viewer's shelves; it leaves the one that it was on. */
export async function shelveBook(ctx: AppContext, { bookId, shelf }: ShelveBookInput): Promise<Book> {
  const today = await todayOf(ctx);
  return change(ctx, bookId, async (tx, place) => {
    await requireRoom(tx, place);
    await tx.rows(statements.shelve, [newId(), ...place, shelf, today]);
  });
}

/** Rates a book; one that was on no shelf goes to those that the viewer has read. Without a rating, takes it back. */
export const rateBook = (ctx: AppContext, { bookId, rating }: RateBookInput): Promise<Book> =>
  change(ctx, bookId, async (tx, place) => {
    if (rating == null) return void (await tx.rows(statements.takeRatingBack, place));
    await requireRoom(tx, place);
    await tx.rows(statements.rate, [newId(), ...place, rating]);
  });

/** Takes a book off the viewer's shelves, with its rating. */
export const unshelveBook = (ctx: AppContext, { bookId }: BookInput): Promise<Book> =>
  change(ctx, bookId, async (tx, place) => void (await tx.rows(statements.unshelve, place)));

export type Place = [userId: string, bookId: string];

/** Changes what the viewer does with a book. Their changes take turns. */
export async function change(
  ctx: AppContext,
  id: string,
  work: (tx: Tx, place: Place, book: Book) => Promise<void>,
): Promise<Book> {
  const viewer = authorize(ctx, shelfActions.change);
  const book = await getBook(ctx, id);
  await ctx.db.transaction(async (tx) => {
    await tx.rows(statements.lockMember, [viewer.id]);
    await work(tx, [viewer.id, book.id], book);
  });
  ctx.loaders.shelvedBook.clearAll();
  return book;
}

/** By the zone of the viewer's profile. Not within a transaction. */
export async function todayOf({ viewer, loaders }: AppContext): Promise<string> {
  const profile = viewer && (await loaders.profileOfUser.load(viewer.id));
  return dayIn(profile?.timeZone, new Date());
}

export async function requireRoom(tx: Tx, place: Place): Promise<void> {
  const full = await tx.rows(statements.shelvesAreFull, place);
  if (full.length > 0) throw conflict(shelfMessages.full({ max: limits.books }));
}

/** NOT_FOUND for an unknown id. */
export async function getBook(ctx: AppContext, id: string): Promise<Book> {
  checkId(id, "bookId");
  const book = await findBook(ctx, id);
  if (!book) throw notFound(shelfMessages.noBook());
  return book;
}

/** Says who may see what the viewer reads. */
export async function setShelfVisibility(ctx: AppContext, { visibility }: SetShelfVisibilityInput): Promise<User> {
  const { id } = authorize(ctx, shelfActions.change);
  await ctx.db.transaction(async (tx) => {
    await tx.rows(statements.saveVisibility, [id, visibility]);
  });
  return loadParent(ctx.loaders.user, id);
}

export async function findShelfVisibility(ctx: AppContext): Promise<ShelfVisibility> {
  const { id: userId } = authorize(ctx, shelfActions.list);
  return (await ctx.db.findOneBy(ShelfSetting, { userId }))?.visibility ?? ShelfVisibility.BUDDIES;
}
