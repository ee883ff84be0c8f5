import DataLoader from "dataloader";
import type { Db } from "../../../platform/database/Db";
import { oneLoader } from "../../../platform/database/loader";
import type { Membership } from "./Membership";
import { groupsById, membershipsByPair } from "./membershipStatements";
import type { Group } from "../group/Group";

type Pair = Pick<Membership, "groupId" | "userId">;

const toText = ({ groupId, userId }: Pair) => `${groupId} ${userId}`;

export const membershipLoaders = {
  group: (db: Db) =>
    oneLoader(
      (ids) => db.rows<Group>(groupsById, [ids]),
      (group) => group.id,
    ),
  /** What a member is to a group, has asked to be, or was until they were removed; null for everyone else. */
  membership: (db: Db) =>
    new DataLoader<Pair, Membership | null, string>((pairs) => findMemberships(db, pairs), { cacheKeyFn: toText }),
};

async function findMemberships(db: Db, pairs: readonly Pair[]): Promise<(Membership | null)[]> {
  const values = [pairs.map(({ groupId }) => groupId), pairs.map(({ userId }) => userId)];
  const rows = await db.rows<Membership>(membershipsByPair, values);
  const found = new Map(rows.map((row) => [toText(row), row]));
  return pairs.map((pair) => found.get(toText(pair)) ?? null);
}
