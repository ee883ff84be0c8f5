import type { FeatureServices } from "../../platform/context";
import { defineJob, noData } from "../../platform/jobs/defineJob";
import { lowestId } from "./lowestId";
import { figuresOfDay } from "./siteStatements";

const dayMs = 86_400_000;

/** Also yesterday's, so that what happened at its end is in. Who came back since counts for today alone. */
async function keepFigures({ db, counts }: Pick<FeatureServices, "db" | "counts">, now = new Date()): Promise<void> {
  for (const time of [now.getTime() - dayMs, now.getTime()]) {
    const day = new Date(time).toISOString().slice(0, 10);
    const isToday = time === now.getTime();
    const values = [day, lowestId(Date.parse(day))];
    const figures = (await db.row<Record<string, number>>(figuresOfDay, values)) ?? {};
    for (const [name, value] of Object.entries(figures))
      if (isToday || name !== "activeMembers") await counts.set({ day, name, value });
  }
}

export const keepFiguresOften = defineJob({
  name: "keep-figures",
  schema: noData,
  schedule: "9,19,29,39,49,59 * * * *",
  run: (services) => keepFigures(services),
});
