import { noBlockBetween } from "../blocks/blockStatements";

/*
 * SQL of the directory that is filtered by interests alone: a measured hot path. A limit is a number, not a parameter, or
 * PostgreSQL plans for the whole table.
 */

export const newestFirst = "order by created_at desc, id desc";

/** The newest profiles, or those after $1 and $2: the last profile of the previous page. */
export function newestProfiles(limit: number, filter: PlainFilter, isAfter: boolean) {
  const where = `${isAfter ? "(created_at, id) < ($1, $2) and " : ""}${seenBy(filter)}`;
  return newest("*", { where, interests: filter.interests, reach: limit, page: `limit ${limit}` });
}

export interface PlainFilter {
  /** The parameter with the interests to look for, as `$3`; null for any. */
  interests: string | null;
  /** The parameter of a viewer with blocks; null for everyone else. */
  viewer: string | null;
  /** Part of the SQL text, because a parameter would not use the indexes for guests. */
  isGuest: boolean;
}

/** The condition of the directory's indexes: without absent members, for guests without members-only profiles. */
export const seenBy = ({ viewer, isGuest }: Pick<PlainFilter, "viewer" | "isGuest">) =>
  `not is_absent${isGuest ? " and visibility = 'PUBLIC'" : ""}${viewer ? ` and ${noBlockBetween(viewer, "profiles.user_id")}` : ""}`;

/** Skips $1 entries of the index; only the rows of the page are read. */
export function profilesFurtherBack(limit: number, { interests, ...seen }: PlainFilter) {
  const [reach, page] = [`$1::bigint + ${limit}`, `limit ${limit} offset $1::bigint`];
  return `select * from profiles where id in (
    select id from (${newest("id, created_at", { where: seenBy(seen), interests, reach, page })}) place
  )`;
}

interface Choice {
  where: string;
  /** The parameter with the interests to look for, as `$3`; null for any. */
  interests: string | null;
  /** The maximum number of newest profiles that the page can need. */
  reach: number | string;
  page: string;
}

/** With a filter each interest uses its own index range, so that rare interests are as fast as common ones. */
function newest(selected: string, { where, interests, reach, page }: Choice): string {
  if (interests === null) return `select ${selected} from profiles where ${where} ${newestFirst} ${page}`;
  return `select found.* from unnest(${interests}::smallint[]) as wanted (interest),
    lateral (select ${selected} from profiles where profiles.interest = wanted.interest and ${where}
      ${newestFirst} limit ${reach}) found
    ${newestFirst} ${page}`;
}

/** To count. */
export const countedProfiles = ({ interests, ...seen }: PlainFilter) =>
  `from profiles where ${interests ? `interest = any(${interests}) and ` : ""}${seenBy(seen)}`;
