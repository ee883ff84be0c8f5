import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import type { RatesOf } from "../../platform/limits/rates";
import { blockRates } from "./limits";
import { blockLoaders } from "./blockLoaders";
import { BlockedMemberResolver, BlockResolver } from "./BlockResolver";
import { blockEvents } from "./events";
import { hideBlocked } from "./hideBlocked";
import { blockRoutes } from "./rest/blockRoutes";
import { blockData } from "./personalData";
import { mayHide } from "./visibility";

declare module "../../platform/auth/Viewer" {
  interface ViewerTraits {
    /** Whether they blocked someone, or were blocked; undefined where it may have changed since. */
    hasBlocks?: boolean;
  }
}

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof blockLoaders> {}
}

declare module "../../platform/limits/rates" {
  interface Rates extends RatesOf<typeof blockRates> {}
}

/** Members who do not want to see each other. */
export const blocks = defineFeature({
  resolvers: [BlockResolver, BlockedMemberResolver],
  loaders: blockLoaders,
  events: blockEvents,
  rates: blockRates,
  viewerTraits: { hasBlocks: { sql: (member) => `${member}.has_blocks`, mayChange: true, isOfStrangers: true } },
  rest: { tags: [], routes: blockRoutes },
  personalData: blockData,
  viewerFilter: { apply: hideBlocked, isFor: mayHide },
});
