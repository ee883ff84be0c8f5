import { avatarRoutes } from "./pictures/avatarRoutes";
import { Gravatars } from "./pictures/Gravatars";
import { copyAbsence } from "./profileStatements";
import type { LoadersOf } from "../../platform/database/loader";
import type { ProfileSettings } from "./settings";
import { defineFeature } from "../../platform/feature";
import type { RatesOf } from "../../platform/limits/rates";
import { profileRates } from "./limits";
import { CredentialResolver } from "./CredentialResolver";
import { OverlapResolver } from "./availability/OverlapResolver";
import { profileLoaders } from "./profileLoaders";
import { EducationResolver, ExperienceResolver } from "./ProfileOfEntryResolver";
import { ProfileResolver } from "./ProfileResolver";
import { credentialRoutes } from "./rest/credentialRoutes";
import { memberRoutes } from "./rest/memberRoutes";
import { profileRoutes } from "./rest/profileRoutes";
import { studyTimeRoutes } from "./rest/studyTimeRoutes";
import { visibilityRoutes } from "./rest/visibilityRoutes";
import { wishRoutes } from "./rest/wishRoutes";
import { UserProfileResolver } from "./UserProfileResolver";
import { profileData } from "./personalData";
import { WishResolver } from "./wishes/WishResolver";
import "./ProfileSkill";
import "./ProfileTopic";
import "./wishes/StoredWishes";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof profileLoaders> {}
  interface SiteSettings extends ProfileSettings {}
}

declare module "../../platform/limits/rates" {
  interface Rates extends RatesOf<typeof profileRates> {}
}

/** What members say about themselves, and the directory. */
export const profiles = defineFeature({
  resolvers: [
    ProfileResolver,
    OverlapResolver,
    UserProfileResolver,
    CredentialResolver,
    ExperienceResolver,
    EducationResolver,
    WishResolver,
  ],
  loaders: profileLoaders,
  rates: profileRates,
  rest: {
    tags: [
      { name: "Profiles", description: "What members say about themselves, and the directory of members." },
      { name: "Experience and education", description: "The jobs and courses of study in a profile." },
    ],
    routes: [
      ...profileRoutes,
      ...memberRoutes,
      ...visibilityRoutes,
      ...studyTimeRoutes,
      ...wishRoutes,
      ...credentialRoutes,
    ],
  },
  hooks: { absenceChanges: async (tx, { userId }) => void (await tx.rows(copyAbsence, [userId])) },
  webRoutes: [
    (app, { services: { db, rates, gravatar } }) =>
      avatarRoutes(app, { db, rates, gravatars: gravatar ? new Gravatars() : null }),
  ],
  personalData: profileData,
});
