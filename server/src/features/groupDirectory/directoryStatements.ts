import { noBlockBetween } from "../blocks/blockStatements";
import { authorColumns } from "../accounts/users/joinedUser";
import { selectList } from "../../platform/database/columns";
import { groups as limits } from "../groups/limits";
import { Group } from "../groups/group/Group";
import { firstWords, searchedWords, seesMemberIn } from "../groups/members/membershipStatements";
import { briefColumns, type GroupJoins } from "../groups/group/groupJoins";
import { GroupSort } from "./groupSort";
import { groupColumns, postColumns, postColumnsInBrief } from "../groups/group/groupWithPostStatements";

/* SQL of the directory of groups: see docs/decisions/083. Private groups are only in their members' own lists. */

export const isListed = "posts.hidden_at is null and posts.visibility <> 'PRIVATE'";

/** The sort column of each order, which has an index; then the id. */
const orders: Record<Exclude<GroupSort, GroupSort.SOON>, string> = {
  ACTIVE: "active_at",
  NEWEST: "created_at",
  LARGEST: "member_count",
};

/** Each value is a parameter, as `$3`; null if it is not needed. */
export interface GroupFilter {
  /** A viewer with blocks. */
  viewer: string | null;
  interest: string | null;
  tag: string | null;
  /** In PostgreSQL's syntax of text search. */
  words: string | null;
}

interface Range {
  sort: GroupSort;
  limit: number;
  /** Whether $1 and $2 are the position of the last group of the previous page. */
  hasCursor: boolean;
}

/** Selects the rows of a page before their owners are joined. */
export function groupsStatement(range: Range, filter: GroupFilter, joins: GroupJoins): string {
  const page =
    range.sort === GroupSort.SOON ? soonPage(range, filter, joins) : pageOf(range.sort, range, filter, joins);
  if (!joins.owner) return page;
  return `select page.*, ${authorColumns("owner", joins.owner)} from (${page}) page join users owner on owner.id = page."ownerId"
    order by ${placesOnPage[range.sort]}`;
}

/** The same orders, by the columns of a page. */
const placesOnPage: Record<GroupSort, string> = {
  ACTIVE: `page."activeAt" desc, page.id desc`,
  NEWEST: `page."createdAt" desc, page.id desc`,
  LARGEST: `page."memberCount" desc, page.id desc`,
  SOON: `page."nextAt", page."nextId"`,
};

/** With the sort column. */
const columnsInBrief: Record<GroupSort, string> = {
  ACTIVE: inBrief("activeAt"),
  NEWEST: inBrief("createdAt"),
  LARGEST: inBrief(),
  SOON: inBrief(),
};

function inBrief(...more: string[]): string {
  return selectList(Group, "study_groups", { only: [...briefColumns, ...more] });
}

const columnsOfPost = { brief: postColumnsInBrief, all: postColumns };

function columnsWith({ isBrief, post }: GroupJoins, sort: GroupSort): string {
  const columns = isBrief ? columnsInBrief[sort] : groupColumns;
  return post ? `${columns}, ${columnsOfPost[post]}` : columns;
}

type StoredSort = keyof typeof orders;

function pageOf(sort: StoredSort, { limit, hasCursor }: Range, filter: GroupFilter, joins: GroupJoins): string {
  // The index of the feed has the same order.
  const table = sort === GroupSort.NEWEST && !filter.interest ? "posts" : "study_groups";
  const [place, id] = [`${table}.${orders[sort]}`, `${table}.id`];
  return `select ${columnsWith(joins, sort)} ${from(filter)}
    ${hasCursor ? `and (${place}, ${id}) < ($1, $2)` : ""} order by ${place} desc, ${id} desc limit ${limit}`;
}

/** A future date that is not cancelled and visible to the viewer. */
const isAhead = (
  table: string,
  viewer: string | null,
) => `${table}.group_id is not null and ${table}.state <> 'CANCELLED'
  and ${table}.starts_at > now() and ${table}.starts_at < now() + interval '${limits.soonDays} days'
  and ${isSeen(`${table}.session_id`, viewer)}`;

/** Whether the viewer can see the session and its planner. A scalar subquery, which looks up one row. */
export const isSeen = (session: string, viewer: string | null) => `(
  select planned.hidden_at is null
    ${viewer ? `and (planned.owner_id is null or ${seesMemberIn("planned.group_id", viewer, "planned.owner_id")})` : ""}
  from study_sessions planned where planned.id = ${session})`;

/** The next date of each group, in the order of an index, so that a page reads only the next dates. */
const nextDates = (viewer: string | null) => `
  join occurrences date on date.group_id = study_groups.id and ${isAhead("date", viewer)} and not exists (
    select from occurrences earlier where earlier.group_id = date.group_id and ${isAhead("earlier", viewer)}
      and (earlier.starts_at, earlier.id) < (date.starts_at, date.id))`;

const soonPage = ({ limit, hasCursor }: Range, filter: GroupFilter, joins: GroupJoins) => `
  select ${columnsWith(joins, GroupSort.SOON)}, date.starts_at as "nextAt", date.id as "nextId" ${from(filter, nextDates(filter.viewer))}
    ${hasCursor ? "and (date.starts_at, date.id) > ($1, $2)" : ""} order by date.starts_at, date.id limit ${limit}`;

/** To count. */
export const countedGroups = (sort: GroupSort, filter: GroupFilter): string =>
  from(filter, sort === GroupSort.SOON ? nextDates(filter.viewer) : "");

function from(filter: GroupFilter, more = ""): string {
  const { viewer, interest } = filter;
  const conditions = [
    isListed,
    "study_groups.visibility <> 'PRIVATE'",
    ...(interest ? [`study_groups.interest = ${interest}::smallint`] : []),
    ...(viewer ? ["study_groups.owner_id", "posts.author_id"].map((member) => noBlockBetween(viewer, member)) : []),
    ...found(filter).map((ids) => `study_groups.id in (${ids})`),
  ];
  return `from study_groups join posts on posts.id = study_groups.id ${more} where ${conditions.join(" and ")}`;
}

/**
 * Words and tags can match most groups. So a search scans the newest groups, and finds a bounded number of others by an
 * index.
 */
function found({ words, tag }: GroupFilter): string[] {
  const newest = `select id, text, about from posts where ${isListed}
    order by created_at desc, id desc limit ${limits.searchedNewest}`;
  const matches = words && `${firstWords("posts")} @@ ${searchedWords(words)}`;
  const byWords = `select id from (${newest}) posts where ${matches}
    union select id from (select id from posts where ${matches} and ${isListed} limit ${limits.searched}) matching`;
  const hasTag = `tags @> array[${tag}::text]`;
  const byTag = `select study_groups.id from (${newest}) posts join study_groups using (id) where ${hasTag}
    union select id from (select id from study_groups where ${hasTag} and tags <> '{}' and visibility <> 'PRIVATE'
      limit ${limits.searched}) matching`;
  return [...(words ? [byWords] : []), ...(tag ? [byTag] : [])];
}
