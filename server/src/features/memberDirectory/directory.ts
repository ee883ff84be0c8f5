import type { AppContext } from "../../platform/context";
import {
  type Connection,
  type Dated,
  emptyPage,
  type ListRange,
  type PageRequest,
  toConnection,
  toCursor,
  toPage,
} from "../../platform/paging/connection";
import { type Count, countRows, exactly } from "../../platform/paging/count";
import type { Profile } from "../profiles/Profile";
import { type ProfileHead, selectHeads, selectProfiles } from "../profiles/profileRows";
import { profileSources } from "../profiles/profileStatements";
import { listBestMatches } from "./bestMatches";
import { type DirectoryFilter, isPlain, type PlainChoice, toFilter, toPlainChoice } from "./filter";
import { countStatement, pageStatement, type StoredSort } from "./filterStatements";
import { countedProfiles, newestProfiles, profilesFurtherBack } from "./plainStatements";
import { ProfileSort } from "./ProfileSort";

/** A profile of a list, with what it is sorted by as a time. */
interface Place {
  id: string;
  userId: string;
  at: Date;
}

interface Parts {
  /** Whether to read the members with their profiles. */
  user?: boolean;
  /** All of each profile, or as much as a list shows. */
  whole?: boolean;
}

/** The members' profiles by cursor. */
export async function listProfiles(
  ctx: AppContext,
  filter: DirectoryFilter,
  request: PageRequest,
  parts: Parts = {},
): Promise<Connection<ProfileHead>> {
  const page = toPage(request);
  if (isPlain(filter)) {
    const { source, values } = newest(toPlainChoice(ctx, filter), page.first + 1, page.after);
    return toConnection(await select(ctx, source, values, parts), page);
  }
  const found = await findPlaces(ctx, filter, { limit: page.first + 1, after: page.after });
  if (found.length === 0) return emptyPage(request);
  const places = new Map(found.map((place) => [place.id, place]));
  const cursorOf = ({ id }: ProfileHead) => toCursor(placeOf(places.get(id), filter.sort));
  return toConnection(await readInOrder(ctx, found, parts), page, cursorOf);
}

/** The same list by position, for REST. */
export async function listProfilesFrom(ctx: AppContext, filter: DirectoryFilter, range: ListRange): Promise<Profile[]> {
  const { skip, limit, after } = range;
  if (!isPlain(filter)) {
    const found = await findPlaces(ctx, filter, { limit, skip });
    return readInOrder(ctx, found, { user: true, whole: true }) as Promise<Profile[]>;
  }
  const seen = toPlainChoice(ctx, filter);
  const isByCursor = after || skip === 0;
  const { source, values } = isByCursor ? newest(seen, limit, after ?? null) : furtherBack(seen, limit, skip);
  return selectProfiles(ctx.db, { source, values, user: true, reach: skip + limit });
}

export async function countProfiles(ctx: AppContext, filter: DirectoryFilter): Promise<Count> {
  if (isPlain(filter)) {
    const values: unknown[] = [];
    return countRows(ctx.db, countedProfiles(addChoice(toPlainChoice(ctx, filter), values)), values);
  }
  if (filter.sort === ProfileSort.BEST_MATCH) return exactly((await listBestMatches(ctx, filter)).length);
  const values: unknown[] = [];
  const read = await toFilter(ctx, filter, values);
  if (!read) return exactly(0);
  const row = await ctx.db.row<{ value: number; isCut: boolean }>(countStatement(read), values);
  return { value: row?.value ?? 0, isExact: !row?.isCut };
}

const select = ({ db }: AppContext, source: string, values: unknown[], { user = false, whole = true }: Parts) =>
  whole ? selectProfiles(db, { source, values, user }) : selectHeads(db, { source, values, user });

interface Range {
  limit: number;
  skip?: number;
  after?: Dated | null;
}

/** Which profiles fit, in the order of the list. */
async function findPlaces(ctx: AppContext, filter: DirectoryFilter, range: Range): Promise<readonly Place[]> {
  const { sort = ProfileSort.NEWEST } = filter;
  return sort === ProfileSort.BEST_MATCH ? bestOf(ctx, filter, range) : findByColumn(ctx, filter, sort, range);
}

async function bestOf(ctx: AppContext, filter: DirectoryFilter, { limit, skip = 0, after }: Range): Promise<Place[]> {
  const all = await listBestMatches(ctx, filter);
  const isAfter = ({ score, userId }: (typeof all)[number]) =>
    !after || score < after.createdAt.getTime() || (score === after.createdAt.getTime() && userId < after.id);
  return all
    .filter(isAfter)
    .slice(skip, skip + limit)
    .map(({ id, userId, score }) => ({ id, userId, at: new Date(score) }));
}

async function findByColumn(
  ctx: AppContext,
  filter: DirectoryFilter,
  sort: StoredSort,
  { limit, skip, after }: Range,
): Promise<Place[]> {
  const values: unknown[] = after ? [after.createdAt, after.id] : [];
  const read = await toFilter(ctx, filter, values);
  if (!read) return [];
  const page = { sort, limit, hasCursor: Boolean(after), ...(skip ? { skip: `$${values.push(skip)}` } : {}) };
  return ctx.db.rows<Place>(pageStatement(read, page), values, limit);
}

/** Each order has its own second key: see the statements. */
const placeOf = (place: Place | undefined, sort: ProfileSort = ProfileSort.NEWEST): Dated => ({
  createdAt: place?.at ?? new Date(0),
  id: (sort === ProfileSort.NEWEST ? place?.id : place?.userId) ?? "",
});

async function readInOrder(ctx: AppContext, places: readonly Place[], parts: Parts): Promise<ProfileHead[]> {
  const rows = await select(ctx, profileSources.byId, [places.map(({ id }) => id)], parts);
  const byId = new Map<string, ProfileHead>(rows.map((row) => [row.id, row]));
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}

function newest(choice: PlainChoice, limit: number, after: Dated | null) {
  const values: unknown[] = after ? [after.createdAt, after.id] : [];
  return { source: newestProfiles(limit, addChoice(choice, values), after !== null), values };
}

function furtherBack(choice: PlainChoice, limit: number, skip: number) {
  const values: unknown[] = [skip];
  return { source: profilesFurtherBack(limit, addChoice(choice, values)), values };
}

/** Adds the values of the choice; returns their parameters. */
function addChoice({ interests, viewerId, isGuest }: PlainChoice, values: unknown[]) {
  return {
    interests: interests ? `$${values.push(interests)}` : null,
    viewer: viewerId ? `$${values.push(viewerId)}` : null,
    isGuest,
  };
}
