import DataLoader from "dataloader";
import { type AuthorPart, type AuthorRow, type JoinedUser, toAuthor } from "../../accounts/users/joinedUser";
import {
  type Connection,
  type Dated,
  type Page,
  type PageRequest,
  toConnection,
  toPage,
} from "../../../platform/paging/connection";
import type { Interest } from "../../profiles/interest";
import type { Db } from "../../../platform/database/Db";
import { manyLoader, oneLoader } from "../../../platform/database/loader";
import type { Comment } from "./Comment";
import { hiddenCommentsOfMember } from "./commentStatements";
import type { Post } from "./Post";
import type { PostLike } from "./PostLike";
import { interestsById, repliersById } from "./cardStatements";
import { entriesStatement, likesByPair, postsById, postVisibilities, type Thread } from "../feed/postStatements";

export type PostVisibility = Pick<Post, "id" | "authorId" | "writerId" | "visibility" | "hiddenAt">;

export const postLoaders = {
  post: (db: Db) =>
    oneLoader(
      (ids) => db.rows<Post>(postsById, [ids]),
      (post) => post.id,
    ),
  /** What decides who may see a post, also of a hidden one. */
  postVisibility: (db: Db) =>
    oneLoader(
      (ids) => db.rows<PostVisibility>(postVisibilities, [ids]),
      (post) => post.id,
    ),
  /** Whether a member likes a post. */
  like: (db: Db) => new DataLoader<LikeKey, boolean, string>((keys) => findLikes(db, keys), { cacheKeyFn: toText }),
  interestOfPost: (db: Db) => new DataLoader<string, Interest | null>((ids) => findInterests(db, ids)),
  repliersOfPost: (db: Db) => new DataLoader<string, JoinedUser[]>((ids) => findRepliers(db, ids)),
  commentsOfPost: (db: Db) => pagesOf<Comment>(db, "comments"),
  likesOfPost: (db: Db) => pagesOf<PostLike>(db, "post_likes"),
  hiddenCommentsOfMember: (db: Db) => hiddenCommentLoaders(db),
};

/** A member's own comments that moderators hid, by post. */
function hiddenCommentLoaders(db: Db) {
  const loaders = new Map<string, DataLoader<string, Comment[]>>();
  return (memberId: string) => {
    const load = (postIds: readonly string[]) => db.rows<Comment>(hiddenCommentsOfMember, [postIds, memberId]);
    const loader = loaders.get(memberId) ?? manyLoader(load, ({ postId }) => postId);
    loaders.set(memberId, loader);
    return loader;
  };
}

async function findInterests(db: Db, ids: readonly string[]): Promise<(Interest | null)[]> {
  const rows = await db.rows<{ id: string; interest: Interest | null }>(interestsById, [ids]);
  const found = new Map(rows.map(({ id, interest }) => [id, interest]));
  return ids.map((id) => found.get(id) ?? null);
}

async function findRepliers(db: Db, ids: readonly string[]): Promise<JoinedUser[][]> {
  const rows = await db.rows<{ id: string; repliers: JoinedUser[] }>(repliersById, [ids]);
  const found = new Map(rows.map(({ id, repliers }) => [id, repliers]));
  return ids.map((id) => found.get(id) ?? []);
}

interface LikeKey {
  userId: string;
  postId: string;
}

const toText = ({ userId, postId }: LikeKey) => `${userId} ${postId}`;

async function findLikes(db: Db, keys: readonly LikeKey[]): Promise<boolean[]> {
  const pairs = [keys.map(({ userId }) => userId), keys.map(({ postId }) => postId)];
  const found = new Set((await db.rows<LikeKey>(likesByPair, pairs)).map(toText));
  return keys.map((key) => found.has(toText(key)));
}

type Entry = Dated & { postId: string; authorId?: string; author?: JoinedUser | null };

interface EntryPage extends Page {
  db: Db;
  thread: Thread;
  author: AuthorPart | null;
}

/** Pages of comments or likes: one statement for the same page of many posts. Comments can bring their authors. */
function pagesOf<T extends Entry>(db: Db, thread: Thread) {
  const loaders = new Map<string, DataLoader<string, Connection<T>>>();
  return (request: PageRequest, author: AuthorPart | null = null) => {
    const key = `${request.first} ${author} ${request.after ?? ""}`;
    const { first, after, hasPreviousPage } = toPage(request);
    const page = { db, thread, author, first, after, hasPreviousPage };
    const loader = loaders.get(key) ?? new DataLoader((ids) => loadPages<T>(page, ids));
    loaders.set(key, loader);
    return loader;
  };
}

async function loadPages<T extends Entry>(page: EntryPage, postIds: readonly string[]): Promise<Connection<T>[]> {
  const [onlyId = "", ...others] = postIds;
  if (others.length === 0) {
    const rows = await selectEntries<T>(page, onlyId, 1);
    for (const row of rows) row.postId = onlyId;
    return [toConnection(rows, page)];
  }
  const rows = await selectEntries<T>(page, postIds, postIds.length);
  return postIds.map((id) =>
    toConnection(
      rows.filter((row) => row.postId === id),
      page,
    ),
  );
}

async function selectEntries<T extends Entry>(
  { db, thread, author, after, first }: EntryPage,
  under: string | readonly string[],
  posts: number,
): Promise<T[]> {
  const limit = first + 1;
  const rows = await db.rows<T & AuthorRow>(
    entriesStatement(thread, { limit, hasCursor: after !== null, author, ofMany: posts > 1 }),
    after ? [under, after.createdAt, after.id] : [under],
    posts * limit,
  );
  if (author) for (const row of rows) row.author = toAuthor(row.authorId as string, row);
  return rows;
}
