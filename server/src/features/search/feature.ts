import { defineFeature } from "../../platform/feature";
import "./index/SearchChange";
import "./index/SearchHit";
import "./index/SearchProgress";
import "./index/SearchSpelling";
import "./index/SearchThing";
import "./index/SearchWord";
import { keepSearchIndex } from "./index/keepIndexJob";
import { searchData } from "./personalData";
import { searchRoutes } from "./rest/searchRoutes";
import { SearchResolver } from "./SearchResolver";

/** One search for members, groups, sessions and books. Triggers note for its index what changes: nobody calls it. */
export const search = defineFeature({
  resolvers: [SearchResolver],
  loaders: {},
  jobs: [keepSearchIndex],
  rest: {
    tags: [{ name: "Search", description: "Finds members, groups, sessions and books." }],
    routes: searchRoutes,
  },
  prepare: ({ jobs }) => jobs.send(keepSearchIndex, {}),
  personalData: searchData,
});
