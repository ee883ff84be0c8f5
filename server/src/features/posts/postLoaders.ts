import DataLoader from "dataloader";
import { type JoinedUser, type JoinedUserRow, joinedUserColumn, toJoinedUser } from "../accounts/joinedUser";
import {
  type Connection,
  type Dated,
  type Page,
  type PageRequest,
  toConnection,
  toPage,
} from "../../platform/paging/connection";
import type { Interest } from "../../platform/interest";
import { oneLoader } from "../../platform/database/loader";
import { type Reader, unhurried } from "../../platform/database/reader";
import { postColumns, postIdColumn, childColumns } from "./columns";
import type { Comment } from "./Comment";
import type { Post } from "./Post";
import type { PostLike } from "./PostLike";
import { repliersOf } from "./postRows";

export const postLoaders = {
  post: (reader: Reader) =>
    oneLoader(
      (ids) => reader.rows<Post>(`select ${postColumns("posts")} from posts where id = any($1)`, [ids]),
      (post) => post.id,
    ),
  /** Whether a member likes a post. */
  like: (reader: Reader) =>
    new DataLoader<LikeKey, boolean, string>((keys) => findLikes(reader, keys), { cacheKeyFn: toText }),
  interestOfPost: (reader: Reader) => new DataLoader<string, Interest | null>((ids) => findInterests(reader, ids)),
  repliersOfPost: (reader: Reader) => new DataLoader<string, JoinedUser[]>((ids) => findRepliers(reader, ids)),
  commentsOfPost: (reader: Reader) => pagesOf<Comment>(reader, "comments"),
  likesOfPost: (reader: Reader) => pagesOf<PostLike>(reader, "post_likes"),
};

async function findInterests(reader: Reader, ids: readonly string[]): Promise<(Interest | null)[]> {
  const rows = await reader.rows<{ id: string; interest: Interest }>(
    `select posts.id, profiles.interest from posts join profiles on profiles.user_id = posts.author_id
     where posts.id = any($1)`,
    [ids],
  );
  const found = new Map(rows.map(({ id, interest }) => [id, interest]));
  return ids.map((id) => found.get(id) ?? null);
}

async function findRepliers(reader: Reader, ids: readonly string[]): Promise<JoinedUser[][]> {
  const rows = await reader.rows<{ id: string; repliers: JoinedUser[] }>(
    `select parent.id, array(${repliersOf("parent.id")}) as repliers from unnest($1::uuid[]) as parent (id)`,
    [ids],
  );
  const found = new Map(rows.map(({ id, repliers }) => [id, repliers]));
  return ids.map((id) => found.get(id) ?? []);
}

interface LikeKey {
  userId: string;
  postId: string;
}

const toText = ({ userId, postId }: LikeKey) => `${userId} ${postId}`;

async function findLikes(reader: Reader, keys: readonly LikeKey[]): Promise<boolean[]> {
  const likes = await reader.rows<LikeKey>(
    `select user_id as "userId", post_id as "postId" from post_likes
     join unnest($1::uuid[], $2::uuid[]) as asked (member, post) on user_id = member and post_id = post`,
    [keys.map(({ userId }) => userId), keys.map(({ postId }) => postId)],
  );
  const found = new Set(likes.map(toText));
  return keys.map((key) => found.has(toText(key)));
}

type Entry = Dated & { postId: string; authorId?: string; author?: JoinedUser };

type Table = keyof typeof childColumns;

/** Pages of comments or likes: one statement for the same page of many posts. Comments can bring their authors. */
function pagesOf<T extends Entry>(reader: Reader, table: Table) {
  const loaders = new Map<string, DataLoader<string, Connection<T>>>();
  return (request: PageRequest, withAuthor = false) => {
    const key = `${request.first} ${withAuthor} ${request.after ?? ""}`;
    const page = { reader, table, withAuthor, ...toPage(request) };
    const loader = loaders.get(key) ?? new DataLoader((ids) => loadPages<T>(page, ids));
    loaders.set(key, loader);
    return loader;
  };
}

interface ChildPage extends Page {
  reader: Reader;
  table: Table;
  withAuthor: boolean;
}

async function loadPages<T extends Entry>(page: ChildPage, postIds: readonly string[]): Promise<Connection<T>[]> {
  const [onlyId = "", ...others] = postIds;
  if (others.length === 0) return [toConnection(await selectUnderOne<T>(page, onlyId), page)];
  const rows = await selectUnderMany<T>(page, postIds);
  return postIds.map((id) =>
    toConnection(
      rows.filter((row) => row.postId === id),
      page,
    ),
  );
}

async function selectUnderOne<T extends Entry>(page: ChildPage, postId: string): Promise<T[]> {
  const rows = await selectEntries<T>(page, postId, {
    columns: childColumns[page.table],
    from: pageUnder(page, "$1"),
  });
  for (const row of rows) row.postId = postId;
  return rows;
}

/** Up to thousands of rows: over a connection of their own, so that they do not delay others. */
function selectUnderMany<T extends Entry>(page: ChildPage, postIds: readonly string[]): Promise<T[]> {
  return selectEntries<T>({ ...page, reader: unhurried(page.reader) }, postIds, {
    columns: (from) => `${childColumns[page.table](from)}, ${postIdColumn(from)}`,
    from: `unnest($1::uuid[]) as parent (id) cross join lateral ${pageUnder(page, "parent.id")}`,
  });
}

const pageUnder = ({ table, after, first }: ChildPage, postId: string) =>
  `(select * from ${table} where post_id = ${postId} ${after ? "and (created_at, id) < ($2, $3)" : ""}
    order by created_at desc, id desc limit ${first + 1}) as entry`;

async function selectEntries<T extends Entry>(
  { reader, withAuthor, after }: ChildPage,
  under: string | readonly string[],
  { columns, from }: { columns: (from: string) => string; from: string },
): Promise<T[]> {
  const rows = await reader.rows<T & JoinedUserRow>(
    `select ${columns("entry")}${withAuthor ? `, ${joinedUserColumn("author")}` : ""}
     from ${from} ${withAuthor ? "join users author on author.id = entry.author_id" : ""}
     order by entry.created_at desc, entry.id desc`,
    after ? [under, after.createdAt, after.id] : [under],
  );
  if (withAuthor) for (const row of rows) row.author = toJoinedUser(row.authorId as string, row);
  return rows;
}
