import { badInput } from "../../../errors";
import type { AuthorPart } from "../../accounts/users/joinedUser";
import type { AppContext } from "../../../platform/context";
import { lists } from "../../../platform/limits/limits";
import { type Connection, emptyPage, fromCursor, toCursor } from "../../../platform/paging/connection";
import { type Count, countRows } from "../../../platform/paging/count";
import { checkPageSize } from "../../../platform/validation/validation";
import { isInDiscussion } from "../members/access";
import { countedThreads, placesOfComments, type ThreadRange } from "./answerStatements";
import type { ThreadPlace } from "./answerLoaders";
import type { Comment } from "./Comment";
import { findComment } from "./commentService";
import { postMessages } from "./messages";
import type { Post } from "./Post";
import { findPost } from "./postService";
import { type ThreadArgs, ThreadStart } from "./threadArgs";

const lowestId = "00000000-0000-0000-0000-000000000000";
const [newestPlace, oldestPlace] = [
  { createdAt: "infinity", id: lowestId },
  { createdAt: "-infinity", id: lowestId },
];

/** A page of threads, and the comment that it was looked up for. */
export interface ThreadPage extends Connection<Comment> {
  targetId: string | null;
}

/** Where a page is, and how much of it is older and newer than that. */
interface Request extends Omit<ThreadRange, "author"> {
  place: ThreadPlace;
  targetId?: string;
}

/** The comments of a post that answer no other, newest first; empty for a viewer who may not read them. */
export async function listThreads(
  ctx: AppContext,
  post: Post,
  args: ThreadArgs,
  author: AuthorPart | null,
): Promise<ThreadPage> {
  checkArgs(args);
  if (!(await isInDiscussion(ctx, post))) return { ...emptyPage<Comment>({ first: args.first }), targetId: null };
  const request = await toRequest(ctx, post, args);
  const { older, newer, isInclusive, place } = request;
  // One more in each direction, which shows whether there is more.
  const range = { older: older && older + 1, newer: newer && newer + 1, isInclusive, author };
  return toPage(await ctx.loaders.threadsAround(range).load(place), request);
}

/** A comment that the viewer may read, or the place that is left of it; null if there is none. */
export async function findCommentOrPlace(ctx: AppContext, id: string): Promise<Comment | null> {
  const comment = await findComment(ctx, id);
  if (comment) return comment;
  const place = await ctx.loaders.comment.load(id.toLowerCase());
  const post = place?.isDeleted ? await findPost(ctx, place.postId) : null;
  return post && (await isInDiscussion(ctx, post)) ? place : null;
}

export const countThreads = (ctx: AppContext, postId: string): Promise<Count> =>
  countRows(ctx.db, countedThreads, [postId]);

function checkArgs({ first, after, before, around, start }: ThreadArgs): void {
  checkPageSize(first, lists.maxSize);
  const given = Object.entries({ after, before, around, start }).filter(([, value]) => value != null);
  const [, second] = given;
  if (second) throw badInput({ field: second[0], message: postMessages.onePlace() });
}

const at = (postId: string, { createdAt, id }: Omit<ThreadPlace, "postId">): ThreadPlace => ({ postId, createdAt, id });

async function toRequest(ctx: AppContext, { id }: Post, args: ThreadArgs): Promise<Request> {
  const { first, after, before, around, start } = args;
  if (after) return { older: first, newer: 0, isInclusive: false, place: at(id, fromCursor(after)) };
  if (before) return { older: 0, newer: first, isInclusive: false, place: at(id, fromCursor(before, "before")) };
  if (start === ThreadStart.OLDEST) return { older: 0, newer: first, isInclusive: false, place: at(id, oldestPlace) };
  const found = around
    ? await findPlace(ctx, id, around.toLowerCase())
    : start === ThreadStart.UNREAD
      ? await findFirstUnread(ctx, id)
      : null;
  if (!found) return { older: first, newer: 0, isInclusive: false, place: at(id, newestPlace) };
  // Some of what was written before, and more of what follows.
  const older = Math.ceil(first / 4);
  return { older, newer: first - older, isInclusive: true, place: at(id, found), targetId: found.commentId };
}

export interface FoundPlace extends ThreadPlace {
  commentId: string;
}

/** null if there is no such comment under this post. */
async function findPlace(ctx: AppContext, postId: string, commentId: string): Promise<FoundPlace | null> {
  const place = await ctx.db.row<FoundPlace>(placesOfComments, [[commentId]]);
  return place?.postId === postId ? place : null;
}

function findFirstUnread(ctx: AppContext, groupId: string): Promise<FoundPlace | null> {
  return ctx.viewer ? ctx.loaders.firstUnread.load({ groupId, userId: ctx.viewer.id }) : Promise.resolve(null);
}

function toPage(rows: readonly Comment[], { older, newer, isInclusive, place, targetId }: Request): ThreadPage {
  const isNewer = (row: Comment) => comparePlaces(row, place) > 0;
  const newerRows = rows.filter(isNewer);
  const olderRows = rows.filter((row) => !isNewer(row));
  const nodes = [...newerRows.slice(-newer || newerRows.length), ...olderRows.slice(0, older)];
  const [newest, oldest] = [nodes[0], nodes.at(-1)];
  return {
    nodes,
    targetId: targetId ?? null,
    pageInfo: {
      hasNextPage: older > 0 ? olderRows.length > older : !isInclusive && place.createdAt !== oldestPlace.createdAt,
      hasPreviousPage: newer > 0 ? newerRows.length > newer : place.createdAt !== newestPlace.createdAt,
      startCursor: newest ? toCursor(newest) : null,
      endCursor: oldest ? toCursor(oldest) : null,
    },
  };
}

/** Positive if a comment is newer than a place. */
function comparePlaces(row: Comment, place: ThreadPlace): number {
  if (place.createdAt === newestPlace.createdAt) return -1;
  if (place.createdAt === oldestPlace.createdAt) return 1;
  const difference = row.createdAt.getTime() - new Date(place.createdAt).getTime();
  return difference || (row.id > place.id ? 1 : row.id < place.id ? -1 : 0);
}
