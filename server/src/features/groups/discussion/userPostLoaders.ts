import DataLoader from "dataloader";
import {
  type Connection,
  type Page,
  type PageRequest,
  toConnection,
  toPage,
} from "../../../platform/paging/connection";
import type { Count } from "../../../platform/paging/count";
import { exactCountUpTo } from "../../../platform/limits/limits";
import type { Db } from "../../../platform/database/Db";
import type { Post } from "./Post";
import type { PostJoins } from "./postJoins";
import { selectPosts } from "./postRows";
import { countsByAuthor, postTails } from "../feed/postStatements";

export const userPostLoaders = {
  postsOfUser: (db: Db) => pagesOfAuthors(db),
  postCountOfUser: (db: Db) => new DataLoader<string, Count>((ids) => countByAuthor(db, ids)),
};

/** The same page for many members is one statement. Likes depend on the viewer, so a loader of their own reads them. */
function pagesOfAuthors(db: Db) {
  const loaders = new Map<string, DataLoader<string, Connection<Post>>>();
  return (request: PageRequest, joins: PostJoins) => {
    const shared = { ...joins, liked: false };
    const key = JSON.stringify([request.first, request.after, shared]);
    const page = toPage(request);
    const loader = loaders.get(key) ?? new DataLoader((ids) => loadPages(db, page, shared, ids));
    loaders.set(key, loader);
    return loader;
  };
}

async function loadPages(
  db: Db,
  page: Page,
  joins: PostJoins,
  authorIds: readonly string[],
): Promise<Connection<Post>[]> {
  const [onlyId, ...others] = authorIds;
  const cursor = page.after ? [page.after.createdAt, page.after.id] : [];
  const range = { limit: page.first + 1, hasCursor: page.after !== null };
  const place = { db, viewer: null, reach: authorIds.length * range.limit };
  if (others.length === 0) {
    const rows = await selectPosts(place, postTails.ofAuthor(range), [onlyId, ...cursor], joins);
    return [toConnection(rows, page)];
  }
  const rows = await selectPosts(place, postTails.ofAuthors(range), [authorIds, ...cursor], joins);
  return authorIds.map((id) =>
    toConnection(
      rows.filter(({ authorId }) => authorId === id),
      page,
    ),
  );
}

/** Exact up to a bound; a longer list has at least one more. */
async function countByAuthor(db: Db, authorIds: readonly string[]): Promise<Count[]> {
  const reach = authorIds.length * exactCountUpTo;
  const rows = await db.rows<{ id: string; count: number }>(countsByAuthor, [authorIds], reach);
  const found = new Map(rows.map(({ id, count }) => [id, count]));
  return authorIds.map((id) => {
    const value = found.get(id) ?? 0;
    return { value, isExact: value <= exactCountUpTo };
  });
}
