import type { AppContext } from "../context";
import { type Connection, type PageRequest, toConnection, toPage } from "../shared/connection";
import { type Count, countRows } from "../shared/count";
import type { Interest } from "../shared/interest";
import { readerOfRange } from "../shared/reader";
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
  { interests }: DirectoryFilter,
  request: PageRequest,
  { user = false, whole = true }: { user?: boolean; whole?: boolean } = {},
): Promise<Connection<ProfileHead>> {
  const { first, after } = toPage(request);
  const values: unknown[] = after ? [after.createdAt, after.id] : [];
  const conditions = [
    ...(after ? ["(created_at, id) < ($1, $2)"] : []),
    ...(interests?.length ? [`interest = any($${values.push(interests)})`] : []),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";
  const select = whole ? selectProfiles : selectHeads;
  return toConnection(await select(ctx, { tail: `${where} ${newestFirst} limit ${first + 1}`, values, user }), first);
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
  return selectProfiles({ reader }, { tail, values: interests?.length ? [skip, interests] : [skip], user: true });
}

export function countProfiles(ctx: AppContext, { interests }: DirectoryFilter): Promise<Count> {
  if (!interests?.length) return countRows(ctx.reader, "from profiles");
  return countRows(ctx.reader, "from profiles where interest = any($1)", [interests]);
}
