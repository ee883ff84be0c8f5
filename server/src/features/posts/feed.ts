import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { badInput } from "../../errors";
import {
  type Connection,
  type ListRange,
  type PageRequest,
  toConnection,
  toPage,
} from "../../platform/paging/connection";
import { type Count, countRows } from "../../platform/paging/count";
import { readerOfRange } from "../../platform/database/reader";
import type { Post } from "./Post";
import { postActions } from "./postPolicy";
import { nothingJoined, type PostJoins, selectPosts } from "./postRows";
import { fieldMessages } from "../../platform/messages";
import { postMessages } from "./messages";

const newestFirst = "order by created_at desc, id desc";

/** The newest posts, by cursor or by page number. Members only. */
export async function listPosts(
  ctx: AppContext,
  request: PageRequest & { page?: number | null },
  joins: PostJoins = nothingJoined,
): Promise<Connection<Post>> {
  authorize(ctx, postActions.read);
  const { page } = request;
  if (page == null) return listAfter(ctx, request, joins);
  if (request.after) throw badInput({ field: "page", message: postMessages.pageWithCursor() });
  if (page < 1) throw badInput({ field: "page", message: fieldMessages.tooLow({ field: "page", min: 1 }) });
  const { first } = toPage(request);
  return toConnection(await postsFrom(ctx, { skip: (page - 1) * first, limit: first + 1 }, joins), {
    first,
    hasPreviousPage: page > 1,
  });
}

async function listAfter(ctx: AppContext, request: PageRequest, joins: PostJoins): Promise<Connection<Post>> {
  const page = toPage(request);
  const { first, after } = page;
  const older = after ? "where (created_at, id) < ($1, $2)" : "";
  const tail = `${older} ${newestFirst} limit ${first + 1}`;
  return toConnection(await selectPosts(ctx, tail, after ? [after.createdAt, after.id] : [], joins), page);
}

/** The newest posts with their authors, by position, as the REST clients page them. Members only. */
export async function listPostsFrom(ctx: AppContext, range: ListRange): Promise<Post[]> {
  authorize(ctx, postActions.read);
  return postsFrom(ctx, range, { ...nothingJoined, author: true });
}

export function countPosts(ctx: AppContext): Promise<Count> {
  return countRows(ctx.reader, "from posts");
}

/** Skips within the index alone: only the rows of the page itself are read. */
function postsFrom(ctx: AppContext, range: ListRange, joins: PostJoins): Promise<Post[]> {
  const { skip, limit, after } = range;
  const place = { reader: readerOfRange(ctx.reader, range), viewer: ctx.viewer };
  if (after) {
    const older = `where (created_at, id) < ($1, $2) ${newestFirst} limit ${limit}`;
    return selectPosts(place, older, [after.createdAt, after.id], joins);
  }
  if (skip === 0) return selectPosts(place, `${newestFirst} limit ${limit}`, [], joins);
  const tail = `where id in (select id from posts ${newestFirst} limit ${limit} offset $1)`;
  return selectPosts(place, tail, [skip], joins);
}
