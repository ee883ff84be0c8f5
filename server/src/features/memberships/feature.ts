import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import { membershipLoaders } from "./membershipLoaders";
import { membershipData } from "./personalData";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof membershipLoaders> {}
}

/** Which group a post has, and who belongs to it: what posts need to know. What members do with groups is `groups`. */
export const memberships = defineFeature({
  resolvers: [],
  loaders: membershipLoaders,
  rest: { tags: [], routes: [] },
  personalData: membershipData,
});
