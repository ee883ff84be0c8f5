import type { AppContext } from "../../platform/context";
import { type Dated, emptyPage, toConnection, toCursor, toPage } from "../../platform/paging/connection";
import { type Count, exactly } from "../../platform/paging/count";
import type { Profile } from "../profiles/Profile";
import type { ProfileHead } from "../profiles/profileRows";
import { profileSources } from "../profiles/profileStatements";
import { listBestMatches, type Match } from "./bestMatches";
import type { ProfileList } from "./ProfileList";
import { addChoice, type Choice, type DirectoryFilter, toChoice } from "./filter";
import { countStatement, pageStatement, type StoredSort } from "./filterStatements";
import { ProfileSort } from "./ProfileSort";
import { type Parts, readProfiles } from "./readProfiles";

/** A profile of a list, with what it is sorted by as a time. */
interface Place {
  id: string;
  userId: string;
  at: Date;
}

interface Range {
  limit: number;
  skip?: number;
  after?: Dated | null;
}

/** Which profiles fit, in the order of the list, and how many. */
interface Found {
  places(range: Range): Promise<readonly Place[]>;
  count(): Promise<Count>;
}

/** Profiles by several filters, or in another order. The filter is read once, and the best matches are ranked once, for page and count. */
export function filteredList(ctx: AppContext, filter: DirectoryFilter): ProfileList {
  const { sort = ProfileSort.NEWEST } = filter;
  let found: Promise<Found> | undefined;
  const find = () => (found ??= findBy(ctx, filter, sort));
  return {
    async page(request, parts = {}) {
      const page = toPage(request);
      const places = await (await find()).places({ limit: page.first + 1, after: page.after });
      if (places.length === 0) return emptyPage(request);
      return toConnection(await readInOrder(ctx, places, parts), page, cursorsOf(places, sort));
    },
    async part({ limit, skip }) {
      const places = await (await find()).places({ limit, skip });
      return readInOrder(ctx, places, { user: true, whole: true }) as Promise<Profile[]>;
    },
    count: async () => (await find()).count(),
  };
}

async function findBy(ctx: AppContext, filter: DirectoryFilter, sort: ProfileSort): Promise<Found> {
  const choice = await toChoice(ctx, filter);
  if (!choice) return { places: () => Promise.resolve([]), count: () => Promise.resolve(exactly(0)) };
  return sort === ProfileSort.BEST_MATCH ? ranked(await listBestMatches(ctx, choice)) : stored(ctx, choice, sort);
}

function ranked(all: readonly Match[]): Found {
  return {
    places({ limit, skip = 0, after }) {
      const isAfter = ({ score, userId }: Match) =>
        !after || score < after.createdAt.getTime() || (score === after.createdAt.getTime() && userId < after.id);
      const rest = all.filter(isAfter).slice(skip, skip + limit);
      return Promise.resolve(rest.map(({ id, userId, score }) => ({ id, userId, at: new Date(score) })));
    },
    count: () => Promise.resolve(exactly(all.length)),
  };
}

function stored({ db }: AppContext, choice: Choice, sort: StoredSort): Found {
  return {
    places({ limit, skip, after }) {
      const values: unknown[] = after ? [after.createdAt, after.id] : [];
      const filter = addChoice(choice, values);
      const page = { sort, limit, hasCursor: Boolean(after), ...(skip ? { skip: `$${values.push(skip)}` } : {}) };
      return db.rows<Place>(pageStatement(filter, page), values, limit);
    },
    async count() {
      const values: unknown[] = [];
      const row = await db.row<{ value: number; isCut: boolean }>(countStatement(addChoice(choice, values)), values);
      return { value: row?.value ?? 0, isExact: !row?.isCut && !choice.isCut };
    },
  };
}

/** Each order has its own second key: see the statements. */
function cursorsOf(places: readonly Place[], sort: ProfileSort): (profile: ProfileHead) => string {
  const byId = new Map(places.map((place) => [place.id, place]));
  return ({ id }) => {
    const place = byId.get(id);
    const second = sort === ProfileSort.NEWEST ? place?.id : place?.userId;
    return toCursor({ createdAt: place?.at ?? new Date(0), id: second ?? "" });
  };
}

async function readInOrder(ctx: AppContext, places: readonly Place[], parts: Parts): Promise<ProfileHead[]> {
  const rows = await readProfiles(ctx, profileSources.byId, [places.map(({ id }) => id)], parts);
  const byId = new Map<string, ProfileHead>(rows.map((row) => [row.id, row]));
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}
