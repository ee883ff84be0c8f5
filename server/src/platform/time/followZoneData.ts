import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../context";
import { parts } from "../parts";
import { ZoneData } from "./ZoneData";
import { zoneVersion } from "./zoneVersion";

/** Stores the version $1, if it is newer. No row: it is not. */
const adopt = `
  insert into zone_data (version) values ($1)
  on conflict (is_only) do update set version = excluded.version where zone_data.version < excluded.version
  returning version`;

type Given = Pick<Services, "db" | "jobs"> & { log: Pick<FastifyBaseLogger, "info" | "warn"> };

/**
 * At each start. The newest version wins: the first process that has it sends the jobs that compute stored times again, in the
 * transaction that stores the version. A process with older data computes nothing again, and a warning says so.
 */
export async function followZoneData({ db, jobs, log }: Given, own = zoneVersion()): Promise<void> {
  const { zoneJobs } = parts();
  const { isNewer, stored } = await db.transaction(async (tx) => {
    const isNewer = (await tx.rows(adopt, [own])).length > 0;
    if (isNewer) for (const job of zoneJobs) await jobs.send(job, {}, { tx });
    return { isNewer, stored: (await tx.findOneByOrFail(ZoneData, { isOnly: true })).version };
  });
  if (isNewer) jobs.wake();
  log.info({ event: "zones.version", version: own, isNewer }, "zones.version");
  if (stored > own) log.warn({ event: "zones.older", version: own, stored }, "zones.older");
}
