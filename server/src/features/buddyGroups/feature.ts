import { buddyGroupHooks } from "./buddyGroupHooks";
import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import { BuddyGroupResolver } from "./BuddyGroupResolver";
import { buddyGroupLoaders } from "./buddyGroupLoaders";
import { buddyGroupData } from "./personalData";
import { buddyGroupRoutes } from "./rest/buddyGroupRoutes";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof buddyGroupLoaders> {}
}

/** The private group of two buddies. Discussion, sessions and room are those of any group. */
export const buddyGroups = defineFeature({
  resolvers: [BuddyGroupResolver],
  loaders: buddyGroupLoaders,
  rest: { tags: [], routes: buddyGroupRoutes },
  hooks: buddyGroupHooks,
  personalData: buddyGroupData,
});
