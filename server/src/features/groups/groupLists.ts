import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { groups as limits } from "../../platform/limits/memberLimits";
import {
  type Connection,
  type PageRequest,
  emptyPage,
  toConnection,
  toCursor,
  toPage,
} from "../../platform/paging/connection";
import { type Count, countRows, exactly } from "../../platform/paging/count";
import { type AuthorRow, toAuthor } from "../accounts/joinedUser";
import { mayHide } from "../blocks/visibility";
import type { Group } from "../memberships/Group";
import type { GroupListArgs } from "./groupListInputs";
import type { GroupJoins } from "./groupJoins";
import * as statements from "./groupListStatements";
import { groupActions } from "./groupPolicy";
import { GroupSort } from "./groupSort";
import { takePost, takePostInBrief } from "./groupWithPostStatements";

/** A group, with its next date if that is the sort key. */
type ListedGroup = Group & AuthorRow & { nextAt?: Date; nextId?: string };

/** The sort key of each order. In a cursor a number has the place of a time. */
const placeOf: Record<GroupSort, (group: ListedGroup) => Date | number> = {
  ACTIVE: ({ activeAt }) => activeAt,
  NEWEST: ({ createdAt }) => createdAt,
  LARGEST: ({ memberCount }) => memberCount,
  SOON: ({ nextAt = 0 }) => nextAt,
};

/** The groups that everyone may see. Members only. */
export async function listGroups(ctx: AppContext, args: GroupListArgs, joins: GroupJoins): Promise<Connection<Group>> {
  authorize(ctx, groupActions.read);
  const page = toPage(args);
  const { first, after } = page;
  const { sort } = args;
  const words = toWords(args.search);
  if (words === "") return emptyPage(args);
  const place =
    after && (sort === GroupSort.LARGEST ? Math.min(after.createdAt.getTime(), maxInteger) : after.createdAt);
  const values: unknown[] = after ? [place, after.id] : [];
  const filter = addFilter(ctx, args, words, values);
  const statement = statements.groupsStatement({ sort, limit: first + 1, hasCursor: after !== null }, filter, joins);
  const rows = await ctx.db.rows<ListedGroup>(statement, values, limits.searched);
  for (const row of rows) noteJoined(row, joins);
  return withPlaces(rows, page, (group) => ({
    createdAt: new Date(placeOf[sort](group)),
    id: group.nextId ?? group.id,
  }));
}

function noteJoined(row: ListedGroup, { post, owner }: GroupJoins): void {
  if (post) row.post = post === "all" ? takePost(row) : takePostInBrief(row);
  if (owner) row.owner = toAuthor(row.ownerId, row);
}

/** The maximum of the column's type. */
const maxInteger = 2_147_483_647;

export function countGroups(ctx: AppContext, args: GroupListArgs): Promise<Count> | Count {
  const words = toWords(args.search);
  if (words === "") return exactly(0);
  const values: unknown[] = [];
  return countRows(ctx.db, statements.countedGroups(args.sort, addFilter(ctx, args, words, values)), values);
}

function addFilter(
  ctx: AppContext,
  { interest, tag }: GroupListArgs,
  words: string | null,
  values: unknown[],
): statements.GroupFilter {
  const add = (value: unknown) =>
    value === null || value === undefined || value === "" ? null : `$${values.push(value)}`;
  const viewer = add(mayHide(ctx) ? ctx.viewer?.id : null);
  return { viewer, interest: add(interest), tag: add(tag?.trim()), words: add(words) };
}

/**
 * A prefix search for all words in PostgreSQL's syntax. null: no search; empty: no words in it. Compatibility forms first, because
 * some become letters: Ⓐ is A. The database folds the words.
 */
function toWords(search: string | null | undefined): string | null {
  if (search == null || search.trim() === "") return null;
  const words = search.normalize("NFKC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .slice(0, limits.searchWords)
    .map((word) => `${word}:*`)
    .join(" & ");
}

type OwnGroup = Group & { joinedAt: Date; membershipId: string; unread: number };

/** The groups that the viewer belongs to, those joined last first. */
export async function listOwnGroups(ctx: AppContext, request: PageRequest): Promise<Connection<Group>> {
  const viewer = authorize(ctx, groupActions.read);
  const page = toPage(request);
  const { first, after } = page;
  const values: unknown[] = after ? [viewer.id, after.createdAt, after.id] : [viewer.id];
  const statement = statements.ownGroupsStatement(first + 1, after !== null, mayHide(ctx) ? "$1" : null);
  const rows = await ctx.db.rows<OwnGroup>(statement, values);
  for (const row of rows) noteOwnGroup(ctx, row, viewer.id);
  return withPlaces(rows, page, ({ joinedAt, membershipId }) => ({
    createdAt: joinedAt,
    id: membershipId,
  }));
}

/** Adds joined rows to the loaders, so that they need no statement. */
function noteOwnGroup({ loaders }: AppContext, row: OwnGroup, userId: string): void {
  row.post = takePost(row);
  loaders.unread.prime({ groupId: row.id, userId }, row.unread);
}

export function countOwnGroups(ctx: AppContext): Promise<Count> {
  const viewer = authorize(ctx, groupActions.read);
  return countRows(ctx.db, statements.countedOwnGroups(mayHide(ctx) ? "$1" : null), [viewer.id]);
}

/** A page with cursors of this list's order. */
export function withPlaces<T extends Group>(
  rows: T[],
  page: { first: number; hasPreviousPage: boolean },
  placeOfRow: (group: T) => { createdAt: Date; id: string },
): Connection<Group> {
  return toConnection(rows, page, (row) => toCursor(placeOfRow(row)));
}
