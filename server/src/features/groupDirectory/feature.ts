import { defineFeature } from "../../platform/feature";
import { GroupDirectoryResolver } from "./GroupDirectoryResolver";

/** The groups to choose from: searched, filtered, and ordered also by when they study together next. */
export const groupDirectory = defineFeature({
  resolvers: [GroupDirectoryResolver],
  loaders: {},
  rest: { tags: [], routes: [] },
});
