import type { EntityManager } from "typeorm";
import { requireViewer } from "../accounts/requireViewer";
import type { AppContext } from "../context";
import { badInput } from "../errors";
import { type Connection, type PageRequest, toConnection, toPage } from "../shared/connection";
import { type Count, countRows } from "../shared/count";
import { Post } from "./Post";

/** The newest posts, by cursor or by page number. Members only. */
export function listPosts(ctx: AppContext, request: PageRequest & { page?: number | null }): Promise<Connection<Post>> {
  requireViewer(ctx);
  if (request.page == null) return listAfter(ctx.db, request);
  if (request.after) throw badInput({ field: "page", message: "page cannot be combined with after" });
  if (request.page < 1) throw badInput({ field: "page", message: "page must be 1 or more" });
  return listPage(ctx.db, request, request.page);
}

async function listAfter(db: EntityManager, request: PageRequest): Promise<Connection<Post>> {
  const { first, after } = toPage(request);
  const query = newestPosts(db).limit(first + 1);
  if (after) query.where("(post.created_at, post.id) < (:createdAt, :id)", after);
  return toConnection(await query.getMany(), first);
}

async function listPage(db: EntityManager, request: PageRequest, page: number): Promise<Connection<Post>> {
  const { first } = toPage(request);
  return toConnection(await postsFrom(db, (page - 1) * first, first + 1), first);
}

/** The newest posts by position. Members only. */
export function listPostsFrom(ctx: AppContext, { skip, limit }: { skip: number; limit: number }): Promise<Post[]> {
  requireViewer(ctx);
  return postsFrom(ctx.db, skip, limit);
}

export function countPosts(ctx: AppContext): Promise<Count> {
  return countRows(ctx.db, "from posts");
}

/** Skips within the index alone: only the rows of the page itself are read. */
function postsFrom(db: EntityManager, skip: number, limit: number): Promise<Post[]> {
  return newestPosts(db)
    .where(`post.id in (select id from posts order by created_at desc, id desc limit :limit offset :skip)`, {
      limit,
      skip,
    })
    .getMany();
}

function newestPosts(db: EntityManager) {
  return db.createQueryBuilder(Post, "post").orderBy("post.created_at", "DESC").addOrderBy("post.id", "DESC");
}
