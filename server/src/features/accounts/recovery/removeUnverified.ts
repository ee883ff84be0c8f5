import { In, IsNull, MoreThan, Raw } from "typeorm";
import type { FeatureServices } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { unverified as limits } from "../limits";
import { parts } from "../../../platform/parts";
import { User } from "../users/User";

export const removeUnverifiedDaily = defineJob({
  name: "remove-unverified-accounts",
  schema: noData,
  schedule: "43 3 * * *",
  seconds: 300,
  run: (services) => removeUnverified(services),
});

/**
 * Removes accounts that were not confirmed within two weeks of the first mail, unless they have a role or content. Any other
 * row that refers to the member counts as content, also in future tables.
 */
export async function removeUnverified(services: FeatureServices): Promise<void> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const found = await services.db.find(User, {
      select: { id: true },
      where: { id: MoreThan(after), ...isForgotten },
      order: { id: "ASC" },
      take: limits.atOnce,
    });
    const last = found.at(-1);
    if (!last) return;
    const removed = await removeAll(
      services,
      found.map(({ id }) => id),
    );
    for (const userId of removed) services.sessions.announceEnd({ userId, tokenId: null });
    after = last.id;
  }
}

/** Accounts with a role are excluded: their decisions are stored without their id. */
const isForgotten = {
  role: "MEMBER" as const,
  emailVerifiedAt: IsNull(),
  verificationSentAt: Raw<Date>((column) => `${column} < clock_timestamp() - interval '${limits.days} days'`),
};

/** Locks the accounts before searching their content, so that none can be added in between. */
function removeAll(services: FeatureServices, ids: string[]): Promise<string[]> {
  return services.db.transaction(async (tx) => {
    const locked = await tx.find(User, {
      select: { id: true },
      where: { id: In(ids), ...isForgotten },
      lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
    });
    const silent = await withoutWriters(
      tx,
      locked.map(({ id }) => id),
    );
    await services.sessions.endAllIn(tx, silent);
    await tx.delete(User, { id: In(silent) });
    for (const userId of silent) tx.publish("accountDeleted", { userId });
    return silent;
  });
}

async function withoutWriters(db: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const writers = new Set<string>();
  const { personalData } = parts();
  const ofEveryAccount = personalData.flatMap(({ isOfEveryAccount, table }) => (isOfEveryAccount ? [table] : []));
  const namedByOthers = personalData.flatMap(({ table, namedByOthers: columns = [] }) =>
    columns.map((column) => `${table}.${column}`),
  );
  for (const { target, tableName, relations } of db.dataSource.entityMetadatas) {
    if (ofEveryAccount.includes(tableName)) continue;
    for (const { inverseEntityMetadata, joinColumns } of relations) {
      const [column] = joinColumns;
      if (inverseEntityMetadata.target !== User || !column) continue;
      if (namedByOthers.includes(`${tableName}.${column.databaseName}`)) continue;
      const rows = await db
        .createQueryBuilder(target, "row")
        .select(`row.${column.propertyName}`, "id")
        .distinct()
        .where(`row.${column.propertyName} in (:...ids)`, { ids })
        .getRawMany<{ id: string }>();
      for (const { id } of rows) writers.add(id);
    }
  }
  return ids.filter((id) => !writers.has(id));
}
