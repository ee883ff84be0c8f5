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
import type { Post } from "./Post";
import { postActions } from "./postPolicy";
import { nothingJoined, type PostJoins } from "./postJoins";
import { selectPosts } from "./postRows";
import { postTails } from "./postStatements";
import { fieldMessages } from "../../platform/messages";
import { postMessages } from "./messages";

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
  const tail = after ? postTails.older(first + 1) : postTails.newest(first + 1);
  return toConnection(await selectPosts(ctx, tail, after ? [after.createdAt, after.id] : [], joins), page);
}

/** The newest posts with their authors, by position, as the REST clients page them. Members only. */
export async function listPostsFrom(ctx: AppContext, range: ListRange): Promise<Post[]> {
  authorize(ctx, postActions.read);
  return postsFrom(ctx, range, { ...nothingJoined, author: true });
}

export function countPosts(ctx: AppContext): Promise<Count> {
  return countRows(ctx.db, "from posts");
}

function postsFrom({ db, viewer }: AppContext, range: ListRange, joins: PostJoins): Promise<Post[]> {
  const { skip, limit, after } = range;
  const place = { db, viewer, reach: skip + limit };
  if (after) return selectPosts(place, postTails.older(limit), [after.createdAt, after.id], joins);
  if (skip === 0) return selectPosts(place, postTails.newest(limit), [], joins);
  return selectPosts(place, postTails.furtherBack(limit), [skip], joins);
}
