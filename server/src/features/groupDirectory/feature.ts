import { defineFeature } from "../../platform/feature";
import { GroupDirectoryResolver } from "./GroupDirectoryResolver";
import { directoryRoutes } from "./rest/directoryRoutes";
import { suggestedRoutes } from "./suggested/suggestedRoutes";
import { SuggestedResolver } from "./suggested/SuggestedResolver";

/** The groups to choose from: searched, filtered, and ordered also by when they study together next. */
export const groupDirectory = defineFeature({
  resolvers: [GroupDirectoryResolver, SuggestedResolver],
  loaders: {},
  rest: { tags: [], routes: [...directoryRoutes, ...suggestedRoutes] },
});
