import { defineFeature } from "../../platform/feature";
import { banActs } from "./acts/banActs";
import { jobActs } from "./acts/jobActs";
import { mailActs } from "./acts/mailActs";
import { checkAct } from "./acts/checkAct";
import { secretActs } from "./acts/secretActs";
import { siteActs } from "./acts/siteActs";
import { AdministrationChangesResolver, AdministrationResolver, MemberChangesResolver } from "./AdministrationResolver";
import { keepFiguresOften } from "./keepFigures";
import type { AdministrationSettings } from "./settings";
import { administrationSettings } from "./siteNotice";

declare module "../../platform/context" {
  interface SiteSettings extends AdministrationSettings {}
}

/** What those who run the site do with it: the notice above the pages, bans, and what has failed. */
export const administration = defineFeature({
  resolvers: [AdministrationResolver, AdministrationChangesResolver, MemberChangesResolver],
  loaders: {},
  rest: { tags: [], routes: [] },
  settings: administrationSettings,
  acts: [...siteActs, ...banActs, ...jobActs, ...mailActs, checkAct, ...secretActs],
  jobs: [keepFiguresOften],
});
