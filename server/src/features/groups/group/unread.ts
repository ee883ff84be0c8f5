import DataLoader from "dataloader";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Db } from "../../../platform/database/Db";
import type { Group } from "./Group";
import type { Comment } from "../discussion/Comment";
import type { FoundPlace } from "../discussion/threads";
import type { GroupInput, ReadCommentsInput } from "./groupInputs";
import { groupActions } from "./groupPolicy";
import { getGroup, reload } from "./groupService";
import { firstUnread, markRead, markSeen, readStates, unreadByPair } from "./ownGroupStatements";

interface Pair {
  groupId: string;
  userId: string;
}

const toText = ({ groupId, userId }: Pair) => `${groupId} ${userId}`;

export const unreadLoaders = {
  /** The number of comments of others that a member has not read; null for non-members. */
  unread: (db: Db) =>
    new DataLoader<Pair, number | null, string>((pairs) => countUnread(db, pairs), { cacheKeyFn: toText }),
  /** What a member has read; null for non-members. */
  readState: (db: Db) =>
    new DataLoader<Pair, ReadState | null, string>((pairs) => findReadStates(db, pairs), { cacheKeyFn: toText }),
  /** The first comment on screen that a member has not read, and the place of its thread. */
  firstUnread: (db: Db) =>
    new DataLoader<Pair, FoundPlace | null, string>((pairs) => findFirstUnread(db, pairs), { cacheKeyFn: toText }),
};

interface ReadState extends Pair {
  readAt: Date;
  readBeyond: string[];
}

async function findReadStates(db: Db, pairs: readonly Pair[]): Promise<(ReadState | null)[]> {
  const rows = await db.rows<ReadState>(readStates, toColumns(pairs));
  const found = new Map(rows.map((row) => [toText(row), row]));
  return pairs.map((pair) => found.get(toText(pair)) ?? null);
}

async function findFirstUnread(db: Db, pairs: readonly Pair[]): Promise<(FoundPlace | null)[]> {
  const rows = await db.rows<FoundPlace & Pair>(firstUnread, toColumns(pairs));
  const found = new Map(rows.map((row) => [toText(row), row]));
  return pairs.map((pair) => found.get(toText(pair)) ?? null);
}

const toColumns = (pairs: readonly Pair[]) => [pairs.map(({ groupId }) => groupId), pairs.map(({ userId }) => userId)];

/** Whether the viewer belongs to the group of a comment, and has not read it. */
export async function isUnread(ctx: AppContext, comment: Comment): Promise<boolean> {
  const { viewer } = ctx;
  if (!viewer || comment.isDeleted || comment.authorId === viewer.id) return false;
  const state = await ctx.loaders.readState.load({ groupId: comment.postId, userId: viewer.id });
  return state !== null && comment.createdAt > state.readAt && !state.readBeyond.includes(comment.id);
}

/** Up to when the viewer has read everything in a group; null for who does not belong to it. */
export async function readUpTo({ viewer, loaders }: AppContext, groupId: string): Promise<Date | null> {
  return (viewer && (await loaders.readState.load({ groupId, userId: viewer.id })))?.readAt ?? null;
}

/** Marks these comments as read, and no others; does nothing without a membership. */
export async function markCommentsRead(ctx: AppContext, { groupId, commentIds }: ReadCommentsInput): Promise<Group> {
  const viewer = authorize(ctx, groupActions.read);
  const { id } = await getGroup(ctx, groupId);
  await ctx.db.transaction((tx) => tx.rows(markSeen, [id, viewer.id, commentIds]));
  forgetReadState(ctx);
  return reload(ctx, id);
}

function forgetReadState({ loaders }: AppContext): void {
  for (const loader of [loaders.unread, loaders.readState, loaders.firstUnread]) loader.clearAll();
}

async function countUnread(db: Db, pairs: readonly Pair[]): Promise<(number | null)[]> {
  const rows = await db.rows<Pair & { count: number }>(unreadByPair, toColumns(pairs));
  const found = new Map(rows.map((row) => [toText(row), row.count]));
  return pairs.map((pair) => found.get(toText(pair)) ?? null);
}

/** Marks all comments of a group as read; does nothing without a membership. */
export async function markGroupRead(ctx: AppContext, { groupId }: GroupInput): Promise<Group> {
  const viewer = authorize(ctx, groupActions.read);
  const { id } = await getGroup(ctx, groupId);
  await ctx.db.transaction((tx) => tx.rows(markRead, [id, viewer.id]));
  forgetReadState(ctx);
  return reload(ctx, id);
}
