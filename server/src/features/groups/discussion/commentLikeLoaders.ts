import DataLoader from "dataloader";
import type { Db } from "../../../platform/database/Db";
import { type Connection, type PageRequest, toConnection, toPage } from "../../../platform/paging/connection";
import type { CommentLike } from "./CommentLike";
import { likesByPair, likesStatement } from "./commentLikeStatements";

interface LikeKey {
  userId: string;
  commentId: string;
}

const toText = ({ userId, commentId }: LikeKey) => `${userId} ${commentId}`;

export const commentLikeLoaders = {
  /** Whether a member likes a comment. */
  commentLike: (db: Db) =>
    new DataLoader<LikeKey, boolean, string>((keys) => findLikes(db, keys), { cacheKeyFn: toText }),
  /** The likes of a comment by pages. */
  likesOfComment: (db: Db) => pagesOfLikes(db),
};

async function findLikes(db: Db, keys: readonly LikeKey[]): Promise<boolean[]> {
  const pairs = [keys.map(({ userId }) => userId), keys.map(({ commentId }) => commentId)];
  const found = new Set((await db.rows<LikeKey>(likesByPair, pairs)).map(toText));
  return keys.map((key) => found.has(toText(key)));
}

function pagesOfLikes(db: Db) {
  const loaders = new Map<string, DataLoader<string, Connection<CommentLike>>>();
  return (request: PageRequest) => {
    const key = `${request.first} ${request.after ?? ""}`;
    const loader = loaders.get(key) ?? new DataLoader((ids) => loadLikes(db, request, ids));
    loaders.set(key, loader);
    return loader;
  };
}

async function loadLikes(db: Db, request: PageRequest, ids: readonly string[]): Promise<Connection<CommentLike>[]> {
  const page = toPage(request);
  const { first, after } = page;
  const statement = likesStatement({ limit: first + 1, hasCursor: after !== null });
  const values = after ? [ids, after.createdAt, after.id] : [ids];
  const rows = await db.rows<CommentLike>(statement, values, ids.length * (first + 1));
  return ids.map((id) =>
    toConnection(
      rows.filter(({ commentId }) => commentId === id),
      page,
    ),
  );
}
