import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import type { RatesOf } from "../../platform/limits/rates";
import { buddyRates } from "./limits";
import { buddyLoaders } from "./buddyLoaders";
import { buddyNotifications } from "./buddyNotifications";
import { BuddyResolver } from "./BuddyResolver";
import { buddyHooks } from "./buddyHooks";
import { contacts } from "./buddyStatements";
import { buddyEvents } from "./events";
import { removeOldRequestsDaily } from "./removeOldRequests";
import { buddyRoutes } from "./rest/buddyRoutes";
import { contactRoutes } from "./rest/contactRoutes";
import { SuggestionResolver } from "./suggestions/SuggestionResolver";
import { UserBuddiesResolver } from "./UserBuddiesResolver";
import { buddyData } from "./personalData";
import "./suggestions/DismissedSuggestion";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof buddyLoaders> {}
}

declare module "../../platform/limits/rates" {
  interface Rates extends RatesOf<typeof buddyRates> {}
}

/** Members who study together: requests, their answers, and links. */
export const buddies = defineFeature({
  resolvers: [BuddyResolver, UserBuddiesResolver, SuggestionResolver],
  loaders: buddyLoaders,
  events: buddyEvents,
  rates: buddyRates,
  rest: {
    tags: [{ name: "Buddies", description: "Asking members to be buddies, answering them, and the list of buddies." }],
    routes: [...buddyRoutes, ...contactRoutes],
  },
  notifications: buddyNotifications,
  jobs: [removeOldRequestsDaily],
  hooks: buddyHooks,
  contacts,
  personalData: buddyData,
});
