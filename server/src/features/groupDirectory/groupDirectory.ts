import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { groups as limits } from "../groups/limits";
import { type Connection, emptyPage, toPage } from "../../platform/paging/connection";
import { type Count, countRows, exactly } from "../../platform/paging/count";
import { type AuthorRow, toAuthor } from "../accounts/users/joinedUser";
import { mayHide } from "../blocks/visibility";
import type { GroupJoins } from "../groups/group/groupJoins";
import { groupActions } from "../groups/group/groupPolicy";
import { takePost, takePostInBrief } from "../groups/group/groupWithPostStatements";
import { withPlaces } from "../groups/group/ownGroups";
import type { Group } from "../groups/group/Group";
import type { GroupListArgs } from "./directoryInputs";
import * as statements from "./directoryStatements";
import { GroupSort } from "./groupSort";

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
