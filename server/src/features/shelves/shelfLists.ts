import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { type Connection, type PageRequest, toConnection, toPage } from "../../platform/paging/connection";
import { type Count, countRows } from "../../platform/paging/count";
import { lists } from "../../platform/limits/limits";
import { checkPageSize } from "../../platform/validation/validation";
import type { Book } from "../books/Book";
import type { Group } from "../groups/group/Group";
import type { BookReader } from "./BookReader";
import type { Shelf } from "./choices";
import type { Pair } from "./shelfLoaders";
import { shelfActions } from "./shelfPolicy";
import { countedBooks, shelvedStatement } from "./shelfStatements";
import type { ShelvedBook } from "./ShelvedBook";

/** The viewer's books, on one shelf or all of them, those shelved last before the others. */
export async function listShelved(
  ctx: AppContext,
  shelf: Shelf | null,
  request: PageRequest,
): Promise<Connection<ShelvedBook>> {
  const { id } = authorize(ctx, shelfActions.list);
  const page = toPage(request);
  const { first, after } = page;
  const statement = shelvedStatement({ limit: first + 1, hasCursor: after !== null, hasShelf: shelf !== null });
  const values = [id, ...(after ? [after.createdAt, after.id] : []), ...(shelf ? [shelf] : [])];
  return toConnection(await ctx.db.rows<ShelvedBook>(statement, values), page);
}

export function countShelved(ctx: AppContext, shelf: Shelf | null): Promise<Count> {
  const { id } = authorize(ctx, shelfActions.list);
  return countRows(ctx.db, countedBooks(shelf !== null), shelf ? [id, shelf] : [id]);
}

/** What the viewer did with a book; null for guests, and where it is on no shelf. */
export async function findShelved(ctx: AppContext, book: Book): Promise<ShelvedBook | null> {
  const pair = pairOf(ctx, book);
  return pair && ctx.loaders.shelvedBook.load(pair);
}

/** The viewer's buddies who read a book and show it, those of late before the others; nobody for a guest. */
export async function listReaders(ctx: AppContext, book: Book, first: number): Promise<BookReader[]> {
  checkPageSize(first, lists.maxSize);
  const pair = pairOf(ctx, book);
  return pair ? (await ctx.loaders.readersOfBook.load(pair)).slice(0, first) : [];
}

/** The groups with which a book was shared, where the viewer reads the discussion; none for a guest. */
export async function listGroupsOf(ctx: AppContext, book: Book, first: number): Promise<Group[]> {
  checkPageSize(first, lists.maxSize);
  const pair = pairOf(ctx, book);
  return pair ? (await ctx.loaders.groupsOfBook.load(pair)).slice(0, first) : [];
}

const pairOf = ({ viewer }: AppContext, { id: bookId }: Book): Pair | null => viewer && { viewerId: viewer.id, bookId };
