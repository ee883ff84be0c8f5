import DataLoader from "dataloader";
import type { Db } from "../../../platform/database/Db";
import type { Profile } from "../../profiles/Profile";
import { sessions as limits } from "../limits";
import { hoursOfMembers } from "./hoursStatements";

interface Pair {
  groupId: string;
  viewerId: string;
}

export type ShownHours = Pick<Profile, "availability" | "timeZone">;

const textOf = ({ groupId, viewerId }: Pair) => `${groupId} ${viewerId}`;

/** The free hours that the members of a group show to one of them. */
export const hoursLoader = (db: Db) =>
  new DataLoader<Pair, ShownHours[], string>((pairs) => findHours(db, pairs), { cacheKeyFn: textOf });

async function findHours(db: Db, pairs: readonly Pair[]): Promise<ShownHours[][]> {
  const values = [pairs.map(({ groupId }) => groupId), pairs.map(({ viewerId }) => viewerId)];
  const rows = await db.rows<Pair & ShownHours>(hoursOfMembers, values, pairs.length * limits.hoursOfMembers);
  const found = new Map<string, ShownHours[]>(pairs.map((pair) => [textOf(pair), []]));
  for (const row of rows) found.get(textOf(row))?.push(row);
  return pairs.map((pair) => found.get(textOf(pair)) ?? []);
}
