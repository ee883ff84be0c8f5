import DataLoader from "dataloader";
import type { Db } from "../../platform/database/Db";
import { oneLoader } from "../../platform/database/loader";
import type { ReadingPlan, ReadingWeek } from "./ReadingPlan";
import { plansOfGroups, weeksByPair } from "./readingStatements";

/** A plan as one viewer sees it. */
interface Pair {
  planId: string;
  viewerId: string;
}

const toText = ({ planId, viewerId }: Pair) => `${planId} ${viewerId}`;

export const readingLoaders = {
  /** By the group. */
  readingPlan: (db: Db) =>
    oneLoader(
      (ids) => db.rows<ReadingPlan>(plansOfGroups, [ids]),
      (plan) => plan.groupId,
    ),
  readingWeeks: (db: Db) =>
    new DataLoader<Pair, ReadingWeek[], string>((pairs) => findWeeks(db, pairs), { cacheKeyFn: toText }),
};

async function findWeeks(db: Db, pairs: readonly Pair[]): Promise<ReadingWeek[][]> {
  const values = [pairs.map(({ planId }) => planId), pairs.map(({ viewerId }) => viewerId)];
  const found = new Map(pairs.map((pair) => [toText(pair), [] as ReadingWeek[]]));
  for (const { planId, viewerId, ...week } of await db.rows<ReadingWeek & Pair>(weeksByPair, values))
    found.get(toText({ planId, viewerId }))?.push(week);
  return pairs.map((pair) => found.get(toText(pair)) ?? []);
}
