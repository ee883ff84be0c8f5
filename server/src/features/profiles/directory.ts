import type { AppContext } from "../../platform/context";
import {
  type Connection,
  type Dated,
  type ListRange,
  type PageRequest,
  toConnection,
  toPage,
} from "../../platform/paging/connection";
import { type Count, countRows } from "../../platform/paging/count";
import type { Interest } from "../../platform/interest";
import { readerOfRange } from "../../platform/database/reader";
import type { Profile } from "./Profile";
import { type ProfileHead, selectHeads, selectProfiles } from "./profileRows";

/** Who to list: anyone with one of these interests; empty or null is everyone. */
export interface DirectoryFilter {
  interests?: readonly Interest[] | null;
}

const newestFirst = "order by created_at desc, id desc";

/** The members' profiles, newest first, by cursor; `whole` or as much of each as a list shows. */
export async function listProfiles(
  ctx: AppContext,
  filter: DirectoryFilter,
  request: PageRequest,
  { user = false, whole = true }: { user?: boolean; whole?: boolean } = {},
): Promise<Connection<ProfileHead>> {
  const page = toPage(request);
  const { first, after } = page;
  const values: unknown[] = after ? [after.createdAt, after.id] : [];
  const where = after ? "(created_at, id) < ($1, $2)" : "true";
  const source = newest("*", filter, { values, where, reach: first + 1, page: `limit ${first + 1}` });
  const select = whole ? selectProfiles : selectHeads;
  return toConnection(await select(ctx, { source, values, user }), page);
}

/** The same list by position, as the REST clients page it. */
export function listProfilesFrom(ctx: AppContext, filter: DirectoryFilter, range: ListRange): Promise<Profile[]> {
  const { skip, limit, after } = range;
  const reader = readerOfRange(ctx.reader, range);
  if (after) return selectProfiles({ reader }, { ...olderThan(after, filter, limit), user: true });
  const values: unknown[] = skip > 0 ? [skip] : [];
  const source = skip > 0 ? furtherBack(filter, values, limit) : firstPage(filter, values, limit);
  return selectProfiles({ reader }, { source, values, user: true });
}

function olderThan(after: Dated, filter: DirectoryFilter, limit: number) {
  const values: unknown[] = [after.createdAt, after.id];
  const where = "(created_at, id) < ($1, $2)";
  return { source: newest("*", filter, { values, where, reach: limit, page: `limit ${limit}` }), values };
}

const firstPage = (filter: DirectoryFilter, values: unknown[], limit: number) =>
  newest("*", filter, { values, reach: limit, page: `limit ${limit}` });

/** Skips $1 within the index alone: only the rows of the page itself are read. */
function furtherBack(filter: DirectoryFilter, values: unknown[], limit: number): string {
  const [reach, page] = [`$1::bigint + ${limit}`, `limit ${limit} offset $1::bigint`];
  const places = newest("id, created_at", filter, { values, reach, page });
  return `select * from profiles where id in (select id from (${places}) place)`;
}

interface Place {
  /** The parameters so far; what the filter needs is added. */
  values: unknown[];
  where?: string;
  /** How many of the newest can be needed for the page. */
  reach: number | string;
  page: string;
}

/**
 * A query for the newest profiles. With a filter they come from each interest's own part of the index, so that an
 * interest of few members is found as fast as one of many.
 */
function newest(
  columns: string,
  { interests }: DirectoryFilter,
  { values, where = "true", reach, page }: Place,
): string {
  if (!interests?.length) return `select ${columns} from profiles where ${where} ${newestFirst} ${page}`;
  return `select found.* from unnest($${values.push([...new Set(interests)])}::smallint[]) as wanted (interest),
    lateral (select ${columns} from profiles where profiles.interest = wanted.interest and ${where}
      ${newestFirst} limit ${reach}) found
    ${newestFirst} ${page}`;
}

export function countProfiles(ctx: AppContext, { interests }: DirectoryFilter): Promise<Count> {
  if (!interests?.length) return countRows(ctx.reader, "from profiles");
  return countRows(ctx.reader, "from profiles where interest = any($1)", [interests]);
}
