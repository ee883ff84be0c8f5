import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import { AccountResolver } from "./AccountResolver";
import { avatarRoutes } from "./avatarRoutes";
import { Gravatars } from "./Gravatars";
import { FaceResolver } from "./faces/FaceResolver";
import { removeEndedTokensHourly } from "./removeEndedTokens";
import { accountRoutes } from "./rest/accountRoutes";
import { faceRoutes } from "./rest/faceRoutes";
import { userLoaders } from "./userLoaders";
import { UserResolver } from "./UserResolver";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof userLoaders> {}
}

/** Signing up, logging in and out, and how members look. */
export const accounts = defineFeature({
  resolvers: [AccountResolver, UserResolver, FaceResolver],
  loaders: userLoaders,
  rest: {
    tags: [{ name: "Accounts", description: "Signing up, logging in and out, deleting the account." }],
    routes: [...accountRoutes, ...faceRoutes],
  },
  jobs: [removeEndedTokensHourly],
  webRoutes: [
    (app, { services: { db }, config }) =>
      avatarRoutes(app, { db, gravatars: config.gravatar ? new Gravatars() : null }),
  ],
});
