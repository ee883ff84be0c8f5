import type { Db } from "../../../platform/database/Db";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { sameMorning } from "./localTime";
import { plannedMornings, setMornings } from "./mailStatements";

interface Morning {
  timeZone: string;
  at: Date;
}

/** Plans digests again for the morning of their day, after a change of the rules of time zones. */
export const recomputeMornings = defineJob({
  name: "recompute-digest-mornings",
  schema: noData,
  run: ({ db }) => recompute(db),
});

/** Few, because all members of a zone share their mornings. */
async function recompute(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const mornings = (await tx.rows<Morning>(plannedMornings))
      .map(({ timeZone, at }) => ({ timeZone, at, right: sameMorning(at, timeZone) }))
      .filter(({ at, right }) => right.getTime() !== at.getTime());
    if (mornings.length === 0) return;
    await tx.rows(setMornings, [
      mornings.map(({ timeZone }) => timeZone),
      mornings.map(({ at }) => at),
      mornings.map(({ right }) => right),
    ]);
  });
}
