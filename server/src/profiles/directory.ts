import type { AppContext } from "../context";
import { type Connection, type PageRequest, toConnection, toPage } from "../shared/connection";
import { type Count, countRows } from "../shared/count";
import type { Interest } from "../shared/interest";
import { readerOfRange } from "../shared/reader";
import type { Profile } from "./Profile";
import { selectProfiles } from "./profileRows";

/** Who to list: anyone with one of these interests; empty or null is everyone. */
export interface DirectoryFilter {
  interests?: readonly Interest[] | null;
}

const newestFirst = "order by created_at desc, id desc";

/** The members' profiles, newest first, by cursor. */
export async function listProfiles(
  ctx: AppContext,
  { interests }: DirectoryFilter,
  request: PageRequest,
  joins = { user: false },
): Promise<Connection<Profile>> {
  const { first, after } = toPage(request);
  const values: unknown[] = after ? [after.createdAt, after.id] : [];
  const conditions = [
    ...(after ? ["(created_at, id) < ($1, $2)"] : []),
    ...(interests?.length ? [`interest = any($${values.push(interests)})`] : []),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";
  return toConnection(await selectProfiles(ctx, `${where} ${newestFirst} limit ${first + 1}`, values, joins), first);
}

/** The same list by position, as the REST clients page it. */
export function listProfilesFrom(
  ctx: AppContext,
  { interests }: DirectoryFilter,
  range: { skip: number; limit: number },
): Promise<Profile[]> {
  const { skip, limit } = range;
  const reader = readerOfRange(ctx.reader, range);
  const where = interests?.length ? "where interest = any($2)" : "";
  const tail = `${where} ${newestFirst} limit ${limit} offset $1`;
  return selectProfiles({ reader }, tail, interests?.length ? [skip, interests] : [skip], { user: true });
}

export function countProfiles(ctx: AppContext, { interests }: DirectoryFilter): Promise<Count> {
  if (!interests?.length) return countRows(ctx.reader, "from profiles");
  return countRows(ctx.reader, "from profiles where interest = any($1)", [interests]);
}
