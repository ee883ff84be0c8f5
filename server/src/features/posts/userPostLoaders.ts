import DataLoader from "dataloader";
import { type Connection, type Page, type PageRequest, toConnection, toPage } from "../../platform/paging/connection";
import type { Count } from "../../platform/paging/count";
import { exactCountUpTo } from "../../platform/limits/limits";
import { type Reader, unhurried } from "../../platform/database/reader";
import type { Post } from "./Post";
import { type PostJoins, selectPosts } from "./postRows";

export const userPostLoaders = {
  postsOfUser: (reader: Reader) => pagesOfAuthors(reader),
  postCountOfUser: (reader: Reader) => new DataLoader<string, Count>((ids) => countByAuthor(reader, ids)),
};

/** The same page for many members is one statement. Likes depend on the viewer, so a loader of their own reads them. */
function pagesOfAuthors(reader: Reader) {
  const loaders = new Map<string, DataLoader<string, Connection<Post>>>();
  return (request: PageRequest, joins: PostJoins) => {
    const shared = { ...joins, liked: false };
    const key = JSON.stringify([request.first, request.after, shared]);
    const page = toPage(request);
    const loader = loaders.get(key) ?? new DataLoader((ids) => loadPages(reader, page, shared, ids));
    loaders.set(key, loader);
    return loader;
  };
}

async function loadPages(
  reader: Reader,
  page: Page,
  joins: PostJoins,
  authorIds: readonly string[],
): Promise<Connection<Post>[]> {
  const [onlyId, ...others] = authorIds;
  const cursor = page.after ? [page.after.createdAt, page.after.id] : [];
  if (others.length === 0) {
    const rows = await selectPosts({ reader, viewer: null }, newestOf("$1", page), [onlyId, ...cursor], joins);
    return [toConnection(rows, page)];
  }
  const ofAll = `where id in (
    select entry.id from unnest($1::uuid[]) as member (id)
    cross join lateral (select id from posts ${newestOf("member.id", page)}) as entry
  )`;
  const place = { reader: unhurried(reader), viewer: null };
  const rows = await selectPosts(place, ofAll, [authorIds, ...cursor], joins);
  return authorIds.map((id) =>
    toConnection(
      rows.filter(({ authorId }) => authorId === id),
      page,
    ),
  );
}

const newestOf = (authorId: string, { first, after }: Page) =>
  `where author_id = ${authorId} ${after ? "and (created_at, id) < ($2, $3)" : ""}
   order by created_at desc, id desc limit ${first + 1}`;

/** Exact up to a bound; a longer list has at least one more. */
async function countByAuthor(reader: Reader, authorIds: readonly string[]): Promise<Count[]> {
  const rows = await unhurried(reader).rows<{ id: string; count: number }>(
    `select member.id, counted.count from unnest($1::uuid[]) as member (id)
     cross join lateral (
       select count(*)::integer as count
       from (select from posts where author_id = member.id limit ${exactCountUpTo + 1}) entry
     ) as counted`,
    [authorIds],
  );
  const found = new Map(rows.map(({ id, count }) => [id, count]));
  return authorIds.map((id) => {
    const value = found.get(id) ?? 0;
    return { value, isExact: value <= exactCountUpTo };
  });
}
