import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import { blockLoaders } from "./blockLoaders";
import { BlockedMemberResolver, BlockResolver } from "./BlockResolver";
import { blockEvents } from "./events";
import { hideBlocked } from "./hideBlocked";
import { blockRoutes } from "./rest/blockRoutes";
import { blockData } from "./personalData";
import { mayHide } from "./visibility";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof blockLoaders> {}
}

/** Members who do not want to see each other. */
export const blocks = defineFeature({
  resolvers: [BlockResolver, BlockedMemberResolver],
  loaders: blockLoaders,
  events: blockEvents,
  rest: { tags: [], routes: blockRoutes },
  personalData: blockData,
  viewerFilter: { apply: hideBlocked, isFor: mayHide },
});
