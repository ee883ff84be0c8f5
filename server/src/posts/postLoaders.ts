import DataLoader from "dataloader";
import { type EntityManager, In } from "typeorm";
import { type Connection, type Dated, type Page, type PageRequest, toConnection, toPage } from "../shared/connection";
import { oneLoader } from "../shared/loader";
import { commentColumns, likeColumns } from "./columns";
import type { Comment } from "./Comment";
import { Post } from "./Post";
import type { PostLike } from "./PostLike";

export function createPostLoaders(db: EntityManager, findViewerId: () => string | null) {
  return {
    post: oneLoader(
      (ids) => db.findBy(Post, { id: In([...ids]) }),
      (post) => post.id,
    ),
    likedByViewer: new DataLoader((postIds: readonly string[]) => findLiked(db, findViewerId(), postIds)),
    commentsOfPost: pagesOf<Comment>(db, "comments", commentColumns),
    likesOfPost: pagesOf<PostLike>(db, "post_likes", likeColumns),
  };
}

async function findLiked(db: EntityManager, viewerId: string | null, postIds: readonly string[]): Promise<boolean[]> {
  if (viewerId === null) return postIds.map(() => false);
  const rows = await db.query<{ post_id: string }[]>(
    `select post_id from post_likes where user_id = $1 and post_id = any($2)`,
    [viewerId, postIds],
  );
  const liked = new Set(rows.map((row) => row.post_id));
  return postIds.map((id) => liked.has(id));
}

/** Pages of what hangs under posts: the same page of many posts is one statement. */
function pagesOf<T extends Dated & { postId: string }>(
  db: EntityManager,
  table: string,
  columns: (from: string) => string,
) {
  const loaders = new Map<string, DataLoader<string, Connection<T>>>();
  return (request: PageRequest) => {
    const key = `${request.first} ${request.after ?? ""}`;
    const page = toPage(request);
    const loader = loaders.get(key) ?? new DataLoader((ids) => loadPages<T>(db, table, columns, ids, page));
    loaders.set(key, loader);
    return loader;
  };
}

async function loadPages<T extends Dated & { postId: string }>(
  db: EntityManager,
  table: string,
  columns: (from: string) => string,
  postIds: readonly string[],
  { first, after }: Page,
): Promise<Connection<T>[]> {
  const older = after ? "and (created_at, id) < ($2, $3)" : "";
  const rows = await db.query<T[]>(
    `select ${columns("entry")} from unnest($1::uuid[]) as parent (id) cross join lateral (
       select * from ${table} where post_id = parent.id ${older}
       order by created_at desc, id desc limit ${first + 1}
     ) as entry`,
    after ? [postIds, after.createdAt, after.id] : [postIds],
  );
  return postIds.map((id) =>
    toConnection(
      rows.filter((row) => row.postId === id),
      first,
    ),
  );
}
