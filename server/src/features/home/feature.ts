import { defineFeature } from "../../platform/feature";
import { HomeResolver } from "./HomeResolver";
import { homeRoutes } from "./rest/homeRoutes";
import { waitingRoutes } from "./rest/waitingRoutes";
import { ViewerLiveResolver } from "./ViewerLiveResolver";

/** The home page: next dates, who is studying, and open requests. It has no tables. */
export const home = defineFeature({
  resolvers: [HomeResolver, ViewerLiveResolver],
  loaders: {},
  rest: {
    tags: [{ name: "Home", description: "What waits for a member, and what goes on here." }],
    routes: [...homeRoutes, ...waitingRoutes],
  },
});
