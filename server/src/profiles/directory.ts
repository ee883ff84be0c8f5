import type { EntityManager } from "typeorm";
import type { AppContext } from "../context";
import { type Connection, type PageRequest, toConnection, toPage } from "../shared/connection";
import { type Count, countRows } from "../shared/count";
import type { Interest } from "../shared/interest";
import { Profile } from "./Profile";

/** Who to list: anyone with one of these interests; empty or null is everyone. */
export interface DirectoryFilter {
  interests?: readonly Interest[] | null;
}

/** The members' profiles, newest first, by cursor. */
export async function listProfiles(
  ctx: AppContext,
  filter: DirectoryFilter,
  request: PageRequest,
): Promise<Connection<Profile>> {
  const { first, after } = toPage(request);
  const query = newestProfiles(ctx.db, filter).limit(first + 1);
  if (after) query.andWhere("(profile.created_at, profile.id) < (:createdAt, :id)", after);
  return toConnection(await query.getMany(), first);
}

/** The same list by position, as the REST clients page it. */
export function listProfilesFrom(
  ctx: AppContext,
  filter: DirectoryFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<Profile[]> {
  return newestProfiles(ctx.db, filter).offset(skip).limit(limit).getMany();
}

export function countProfiles(ctx: AppContext, { interests }: DirectoryFilter): Promise<Count> {
  if (!interests?.length) return countRows(ctx.db, "from profiles");
  return countRows(ctx.db, "from profiles where interest = any($1)", [interests]);
}

function newestProfiles(db: EntityManager, { interests }: DirectoryFilter) {
  const query = db
    .createQueryBuilder(Profile, "profile")
    .orderBy("profile.created_at", "DESC")
    .addOrderBy("profile.id", "DESC");
  return interests?.length ? query.where("profile.interest = any(:interests)", { interests }) : query;
}
