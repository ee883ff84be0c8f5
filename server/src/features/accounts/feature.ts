import type { LoadersOf } from "../../platform/database/loader";
import type { AccountSettings } from "./settings";
import { isNewMember } from "./users/joinedUser";
import { recipients } from "./users/mailScore";
import { defineFeature } from "../../platform/feature";
import type { RatesOf } from "../../platform/limits/rates";
import { accessTokenMail } from "./accessTokens/accessTokenMail";
import { accessTokenNotification } from "./accessTokens/accessTokenNotification";
import { AccessTokenResolver } from "./accessTokens/AccessTokenResolver";
import { accountRates } from "./limits";
import { accountNotification } from "./signIn/accountNotification";
import { accountSecrets } from "./signIn/accountSecrets";
import { AccountResolver } from "./signIn/AccountResolver";
import { endSuspensionsEveryMinute } from "./suspension/endSuspensions";
import { ConfirmationResolver } from "./confirmation/ConfirmationResolver";
import { DeletionResolver } from "./deletion/DeletionResolver";
import { removeLeaversHourly } from "./deletion/removeLeavers";
import "./deletion/HeldAddress";
import { DeviceResolver } from "./devices/DeviceResolver";
import { emailChangedMail, emailChangeMail } from "./email/emailMails";
import { EmailResolver } from "./email/EmailResolver";
import { accountEvents } from "./events";
import { FaceResolver } from "./faces/FaceResolver";
import { passkeyAddedMail } from "./passkeys/passkeyAddedMail";
import { removeEndedInvitationsDaily, signUpInvitationMail } from "./invitations/invitations";
import { memberActs } from "./operator/memberActs";
import { registrationActs } from "./operator/registrationActs";
import { accountSettings } from "./registrations";
import { PasskeyResolver } from "./passkeys/PasskeyResolver";
import { removeEndedTokensHourly } from "./signIn/removeEndedTokens";
import { accountRoutes } from "./rest/accountRoutes";
import { emailRoutes } from "./rest/emailRoutes";
import { faceRoutes } from "./rest/faceRoutes";
import { leavingRoutes } from "./rest/leavingRoutes";
import { linkVersionLoaders } from "./users/linkVersions";
import { mailStateLoaders } from "./recovery/mailStateLoader";
import { passwordChangedMail, passwordResetMail } from "./recovery/passwordMails";
import { RecoveryResolver } from "./recovery/RecoveryResolver";
import { removeUnverifiedDaily } from "./recovery/removeUnverified";
import { verificationMail } from "./recovery/verificationMail";
import { passwordRoutes } from "./rest/passwordRoutes";
import { tokenRoutes } from "./rest/tokenRoutes";
import { sessionRoutes } from "./rest/sessionRoutes";
import { userLoaders } from "./users/userLoaders";
import { UserResolver } from "./users/UserResolver";
import { accountData } from "./personalData";

const loaders = { ...userLoaders, ...mailStateLoaders, ...linkVersionLoaders };

declare module "../../platform/auth/Viewer" {
  interface ViewerTraits {
    /** Only in the first day after sign-up. */
    isNew?: boolean;
  }
}

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof loaders> {}
  interface SiteSettings extends AccountSettings {}
}

declare module "../../platform/limits/rates" {
  interface Rates extends RatesOf<typeof accountRates> {}
}

/** Signing up, logging in and out, and how members look. */
export const accounts = defineFeature({
  resolvers: [
    AccountResolver,
    UserResolver,
    FaceResolver,
    RecoveryResolver,
    DeviceResolver,
    DeletionResolver,
    ConfirmationResolver,
    EmailResolver,
    PasskeyResolver,
    AccessTokenResolver,
  ],
  loaders,
  events: accountEvents,
  notifications: [accountNotification, accessTokenNotification],
  rates: accountRates,
  viewerTraits: { isNew: { sql: (member) => `nullif(${isNewMember(member)}, false)`, isOfStrangers: true } },
  rest: {
    tags: [
      { name: "Accounts", description: "Signing up, logging in and out, deleting the account." },
      { name: "Access tokens", description: "What programs may do for a member." },
    ],
    routes: [
      ...[...accountRoutes, ...emailRoutes, ...faceRoutes, ...leavingRoutes],
      ...[...passwordRoutes, ...sessionRoutes, ...tokenRoutes],
    ],
  },
  jobs: [
    endSuspensionsEveryMinute,
    removeEndedTokensHourly,
    removeLeaversHourly,
    removeUnverifiedDaily,
    passwordResetMail,
    passwordChangedMail,
    verificationMail,
    emailChangeMail,
    emailChangedMail,
    passkeyAddedMail,
    accessTokenMail,
    signUpInvitationMail,
    removeEndedInvitationsDaily,
  ],
  personalData: accountData,
  recipients,
  secrets: accountSecrets,
  acts: [...memberActs, ...registrationActs],
  settings: accountSettings,
});
