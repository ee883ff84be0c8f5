import { defineFeature } from "../../platform/feature";
import { banActs } from "./acts/banActs";
import { siteActs } from "./acts/siteActs";
import { administrationSettings } from "./siteNotice";

/** What those who run the site do with it: the notice above the pages, bans, and what has failed. */
export const administration = defineFeature({
  resolvers: [],
  loaders: {},
  rest: { tags: [], routes: [] },
  settings: administrationSettings,
  acts: [...siteActs, ...banActs],
});
