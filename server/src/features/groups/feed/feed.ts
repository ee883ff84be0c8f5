import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { badInput } from "../../../errors";
import {
  type Connection,
  type ListRange,
  type PageRequest,
  toConnection,
  toPage,
} from "../../../platform/paging/connection";
import { type Count, countRows } from "../../../platform/paging/count";
import { mayHide } from "../../blocks/visibility";
import { mayHavePrivateGroups } from "../members/access";
import { countFiltered, type FeedFilter, listFiltered } from "./feedFilter";
import type { Post } from "../discussion/Post";
import { postActions } from "../discussion/postPolicy";
import { joinedOverRest, nothingJoined, type PostJoins } from "../discussion/postJoins";
import { selectPosts } from "../discussion/postRows";
import { countedPosts, postTails, type ViewerRestrictions } from "./postStatements";
import { fieldMessages } from "../../../platform/messages";
import { postMessages } from "../discussion/messages";

/** Without a filter, the whole feed. */
type FeedRequest = PageRequest & { page?: number | null; filter?: FeedFilter | null };

/** The newest posts, by cursor or by page number. Members only. */
export async function listPosts(
  ctx: AppContext,
  request: FeedRequest,
  joins: PostJoins = nothingJoined,
): Promise<Connection<Post>> {
  authorize(ctx, postActions.read);
  const { page } = request;
  if (page == null) return listAfter(ctx, request, joins);
  if (request.after) throw badInput({ field: "page", message: postMessages.pageWithCursor() });
  if (page < 1) throw badInput({ field: "page", message: fieldMessages.tooLow({ field: "page", min: 1 }) });
  const { first } = toPage(request);
  const range = { skip: (page - 1) * first, limit: first + 1 };
  const { filter } = request;
  const posts = filter ? listFiltered(ctx, filter, range, joins) : postsFrom(ctx, range, joins);
  return toConnection(await posts, { first, hasPreviousPage: page > 1 });
}

async function listAfter(ctx: AppContext, request: FeedRequest, joins: PostJoins): Promise<Connection<Post>> {
  const page = toPage(request);
  const { first, after } = page;
  if (request.filter)
    return toConnection(await listFiltered(ctx, request.filter, { limit: first + 1, after }, joins), page);
  const values: unknown[] = after ? [after.createdAt, after.id] : [];
  const restrictions = addRestrictions(ctx, values);
  const tail = after ? postTails.older(first + 1, restrictions) : postTails.newest(first + 1, restrictions);
  return toConnection(await selectPosts(ctx, tail, values, joins), page);
}

/** The newest posts with their authors, by position, for REST. Members only. */
export async function listPostsFrom(ctx: AppContext, range: ListRange): Promise<Post[]> {
  authorize(ctx, postActions.read);
  return postsFrom(ctx, range, joinedOverRest);
}

export function countPosts(ctx: AppContext, filter: FeedFilter | null = null): Promise<Count> {
  if (filter) return countFiltered(ctx, filter);
  const values: unknown[] = [];
  return countRows(ctx.db, countedPosts(addRestrictions(ctx, values)), values);
}

function postsFrom(ctx: AppContext, { skip, limit, after }: ListRange, joins: PostJoins): Promise<Post[]> {
  const { db, viewer } = ctx;
  const values: unknown[] = after ? [after.createdAt, after.id] : skip > 0 ? [skip] : [];
  const restrictions = addRestrictions(ctx, values);
  const tail = after ? postTails.older : skip > 0 ? postTails.furtherBack : postTails.newest;
  return selectPosts({ db, viewer, reach: skip + limit }, tail(limit, restrictions), values, joins);
}

/** Adds the viewer to the values if blocks or private groups change what they see. */
function addRestrictions(ctx: AppContext, values: unknown[]): ViewerRestrictions {
  const [hasBlocks, hasPrivateGroups] = [mayHide(ctx), mayHavePrivateGroups(ctx)];
  if (!hasBlocks && !hasPrivateGroups) return null;
  return { viewer: `$${values.push(ctx.viewer?.id)}`, hasBlocks, hasPrivateGroups };
}
