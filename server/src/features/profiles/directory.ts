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
import type { Profile } from "./Profile";
import { type ProfileHead, selectHeads, selectProfiles } from "./profileRows";
import { allProfiles, newestProfiles, profilesFurtherBack, profilesOfInterests } from "./profileStatements";

/** Who to list: anyone with one of these interests; empty or null is everyone. */
export interface DirectoryFilter {
  interests?: readonly Interest[] | null;
}

/** The members' profiles, newest first, by cursor; `whole` or as much of each as a list shows. */
export async function listProfiles(
  ctx: AppContext,
  filter: DirectoryFilter,
  request: PageRequest,
  { user = false, whole = true }: { user?: boolean; whole?: boolean } = {},
): Promise<Connection<ProfileHead>> {
  const page = toPage(request);
  const select = whole ? selectProfiles : selectHeads;
  const { first, after } = page;
  return toConnection(await select(ctx.db, { ...newest(filter, first + 1, after), user }), page);
}

/** The same list by position, as the REST clients page it. */
export function listProfilesFrom(ctx: AppContext, filter: DirectoryFilter, range: ListRange): Promise<Profile[]> {
  const { skip, limit, after } = range;
  const selection = after || skip === 0 ? newest(filter, limit, after ?? null) : furtherBack(filter, limit, skip);
  return selectProfiles(ctx.db, { ...selection, user: true, reach: skip + limit });
}

function newest(filter: DirectoryFilter, limit: number, after: Dated | null) {
  const values: unknown[] = after ? [after.createdAt, after.id] : [];
  return {
    source: newestProfiles(limit, { isAfter: after !== null, interests: addInterests(filter, values) }),
    values,
  };
}

function furtherBack(filter: DirectoryFilter, limit: number, skip: number) {
  const values: unknown[] = [skip];
  return { source: profilesFurtherBack(limit, addInterests(filter, values)), values };
}

/** Adds them to the values; gives their parameter. */
function addInterests({ interests }: DirectoryFilter, values: unknown[]): string | null {
  return interests?.length ? `$${values.push([...new Set(interests)])}` : null;
}

export function countProfiles(ctx: AppContext, { interests }: DirectoryFilter): Promise<Count> {
  if (!interests?.length) return countRows(ctx.db, allProfiles);
  return countRows(ctx.db, profilesOfInterests, [interests]);
}
