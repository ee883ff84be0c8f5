import type { LoadersOf } from "../../../platform/database/loader";
import { defineFeature } from "../../../platform/feature";
import { membershipLoaders } from "./membershipLoaders";
import { membershipData } from "./personalData";

declare module "../../../platform/auth/Viewer" {
  interface ViewerTraits {
    /** Whether they belong or belonged to a private group; undefined where it may have changed since. */
    hasPrivateGroups?: boolean;
  }
}

declare module "../../../platform/context" {
  interface Loaders extends LoadersOf<typeof membershipLoaders> {}
}

/** Which group a post has, and who belongs to it: what posts need to know. What members do with groups is `groups`. */
export const memberships = defineFeature({
  resolvers: [],
  loaders: membershipLoaders,
  viewerTraits: { hasPrivateGroups: { sql: (member) => `${member}.has_private_groups`, mayChange: true } },
  rest: { tags: [], routes: [] },
  personalData: membershipData,
});
