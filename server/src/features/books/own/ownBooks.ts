import { In } from "typeorm";
import { canReadOwn } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Db } from "../../../platform/database/Db";
import { Book } from "../Book";
import { bookActions } from "../bookPolicy";
import { booksById } from "../bookStatements";
import { OwnBook } from "./OwnBook";

/** As the catalogue would have it. */
export function toBook({ id, title, authors, isbn13, pageCount, userId, state }: OwnBook): Book {
  const unknown = { subtitle: null, isbn10: null, thumbnail: null, publishedYear: null, averageRating: null };
  return Object.assign(new Book(), {
    ...{ id, title, authors, isbn13, pageCount, ...unknown, description: "", categories: [] },
    // The index, which counts from 1, knows nothing about it.
    no: 0,
    addition: { ownerId: userId, state },
  });
}

/** A book that the viewer added; null for anyone else's. */
export async function findOwnBook(ctx: AppContext, id: string): Promise<Book | null> {
  if (!ctx.viewer) return null;
  const own = await ctx.db.findOneBy(OwnBook, { id, userId: ctx.viewer.id });
  return own && canReadOwn(ctx, bookActions.readOwn, own) ? toBook(own) : null;
}

/** Books of the catalogue, and those that members added: only for what the viewer may see otherwise, as their own shelf. */
export async function anyBooks(db: Db, ids: readonly string[]): Promise<Book[]> {
  const books = await db.rows<Book>(booksById, [ids]);
  const found = new Set(books.map(({ id }) => id));
  const others = ids.filter((id) => !found.has(id));
  if (others.length === 0) return books;
  return [...books, ...(await db.find(OwnBook, { where: { id: In(others) } })).map(toBook)];
}
