import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import type { RatesOf } from "../../platform/limits/rates";
import { moderationRates } from "./limits";
import { moderationEvents } from "./events";
import { forgettingNames } from "./forgetNames";
import { removeReportedTexts } from "./removeTexts";
import {
  DecisionResolver,
  HiddenCommentResolver,
  HiddenPostResolver,
  HiddenSessionResolver,
  ReportResolver,
} from "./DecisionResolvers";
import { CaseFileResolver, CaseResolver, LogEntryResolver, StaffResolver } from "./ModerationFieldResolvers";
import { moderationLoaders } from "./moderationLoaders";
import { keepActs } from "./moderationLog";
import { moderationNotifications } from "./moderationNotifications";
import { ModerationResolver } from "./ModerationResolver";
import { moderationData } from "./personalData";
import { moderationRoutes } from "./rest/moderationRoutes";
import { suspensionActs } from "./suspensionActs";
import { textActs } from "./textActs";
import { logAct } from "./logAct";
import { ownReportRoutes } from "./rest/ownReportRoutes";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof moderationLoaders> {}
}

declare module "../../platform/limits/rates" {
  interface Rates extends RatesOf<typeof moderationRates> {}
}

/** Reports, what moderators decide about them, and appeals. */
export const moderation = defineFeature({
  resolvers: [
    ModerationResolver,
    CaseResolver,
    CaseFileResolver,
    DecisionResolver,
    ReportResolver,
    LogEntryResolver,
    HiddenPostResolver,
    HiddenCommentResolver,
    HiddenSessionResolver,
    StaffResolver,
  ],
  loaders: moderationLoaders,
  events: moderationEvents,
  notifications: moderationNotifications,
  rates: moderationRates,
  rest: {
    tags: [{ name: "Moderation", description: "Reporting what should not be here, and appeals." }],
    routes: [...moderationRoutes, ...ownReportRoutes],
  },
  jobs: [removeReportedTexts],
  subscriptions: forgettingNames,
  personalData: moderationData,
  acts: [...suspensionActs, ...textActs, logAct],
  keepActs,
});
