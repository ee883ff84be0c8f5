import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import { readingData } from "./personalData";
import { readingLoaders } from "./readingLoaders";
import { GroupReadingResolver, ReadingPlanResolver, ReadingWeekResolver } from "./ReadingResolver";
import { untickLeavers } from "./readingStatements";
import "./ReadingTick";
import { readingPlanRoutes } from "./rest/readingPlanRoutes";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof readingLoaders> {}
}

/** Books that groups read together. */
export const readingPlans = defineFeature({
  resolvers: [GroupReadingResolver, ReadingPlanResolver, ReadingWeekResolver],
  loaders: readingLoaders,
  rest: {
    tags: [{ name: "Reading", description: "Books that groups read together, week by week." }],
    routes: readingPlanRoutes,
  },
  hooks: {
    /** What they had ticked is not counted any more. */
    membershipsEnded: async (tx, ended) => {
      await tx.rows(untickLeavers, [ended.map(({ groupId }) => groupId), ended.map(({ userId }) => userId)]);
    },
  },
  personalData: readingData,
});
