import { defineFeature } from "../../platform/feature";
import { HomeResolver } from "./HomeResolver";
import { ViewerLiveResolver } from "./ViewerLiveResolver";

/** The page to open each day: what comes next, who studies, and what waits. It has no tables of its own. */
export const home = defineFeature({
  resolvers: [HomeResolver, ViewerLiveResolver],
  loaders: {},
  rest: { tags: [], routes: [] },
});
