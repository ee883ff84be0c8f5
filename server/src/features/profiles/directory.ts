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
import type { Interest } from "./interest";
import { mayHide } from "../blocks/visibility";
import type { Profile } from "./Profile";
import { type ProfileHead, selectHeads, selectProfiles } from "./profileRows";
import { countedProfiles, newestProfiles, profilesFurtherBack } from "./profileStatements";

/** Who to list: anyone with one of these interests; empty or null is everyone. */
interface DirectoryFilter {
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
  const { source, values } = newest(toFilter(ctx, filter), page.first + 1, page.after);
  return toConnection(await select(ctx.db, { source, values, user }), page);
}

/** The same list by position, for REST. */
export function listProfilesFrom(ctx: AppContext, filter: DirectoryFilter, range: ListRange): Promise<Profile[]> {
  const { skip, limit, after } = range;
  const seen = toFilter(ctx, filter);
  const isByCursor = after || skip === 0;
  const { source, values } = isByCursor ? newest(seen, limit, after ?? null) : furtherBack(seen, limit, skip);
  return selectProfiles(ctx.db, { source, values, user: true, reach: skip + limit });
}

interface SeenFilter extends DirectoryFilter {
  /** The viewer, if they have blocks: hidden members are excluded. */
  viewerId: string | null;
  /** Guests can see only public profiles. */
  isGuest: boolean;
}

const toFilter = (ctx: AppContext, { interests }: DirectoryFilter): SeenFilter => ({
  interests,
  viewerId: mayHide(ctx) ? (ctx.viewer?.id ?? null) : null,
  isGuest: ctx.viewer === null,
});

function newest(filter: SeenFilter, limit: number, after: Dated | null) {
  const values: unknown[] = after ? [after.createdAt, after.id] : [];
  return { source: newestProfiles(limit, addFilter(filter, values), after !== null), values };
}

function furtherBack(filter: SeenFilter, limit: number, skip: number) {
  const values: unknown[] = [skip];
  return { source: profilesFurtherBack(limit, addFilter(filter, values)), values };
}

/** Adds the values of the filter; returns their parameters. */
function addFilter({ interests, viewerId, isGuest }: SeenFilter, values: unknown[]) {
  return {
    interests: interests?.length ? `$${values.push([...new Set(interests)])}` : null,
    viewer: viewerId ? `$${values.push(viewerId)}` : null,
    isGuest,
  };
}

export function countProfiles(ctx: AppContext, filter: DirectoryFilter): Promise<Count> {
  const values: unknown[] = [];
  return countRows(ctx.db, countedProfiles(addFilter(toFilter(ctx, filter), values)), values);
}
