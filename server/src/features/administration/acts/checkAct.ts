import { z } from "zod";
import { defineAct } from "../../../platform/admin/acts";
import { countDeadLetters } from "../../../platform/jobs/deadLetters";
import { isReadOnly } from "../../../platform/settings/readOnly";
import { zoneVersion } from "../../../platform/time/zoneVersion";
import { checked } from "../siteStatements";

interface Checked {
  clock: string;
  schema: string;
  zoneData: string | null;
  postgres: string;
}

/** What `npm run admin -- doctor` asks of the database, and of the process that has it. */
export const checkAct = defineAct({
  name: "site.check",
  summary: "the clocks, tables and versions of the site; `doctor` says what is wrong with them",
  input: z.object({}),
  async run(_, { services: { db, settings } }) {
    const started = Date.now();
    const found = await db.row<Checked>(checked);
    // The database's clock was read in between.
    const here = (started + Date.now()) / 2;
    return {
      facts: {
        clockSeconds: found ? Math.round(Date.parse(found.clock) - here) / 1_000 : null,
        schema: found?.schema ?? null,
        postgres: found?.postgres ?? null,
        zoneData: zoneVersion(),
        newestZoneData: found?.zoneData ?? null,
        failedJobs: await countDeadLetters(db),
        "read-only": isReadOnly(settings),
        "read-only-until": settings.get("readOnly")?.until ?? null,
      },
    };
  },
});
