import { defineFeature } from "../../platform/feature";
import type { RatesOf } from "../../platform/limits/rates";
import { pictureRates } from "./limits";
import { pictureData } from "./personalData";
import { takeBackPictures } from "./pictureStatements";
import { pictureFiles } from "./pictureFiles";
import { PictureResolver } from "./PictureResolver";
import { removePicturesRegularly } from "./removePictures";
import { pictureRoutes } from "./rest/pictureRoutes";
import type { PictureSettings } from "./settings";
import "./KeptPicture";
import "./UploadedPicture";

declare module "../../platform/context" {
  interface SiteSettings extends PictureSettings {}
}

declare module "../../platform/limits/rates" {
  interface Rates extends RatesOf<typeof pictureRates> {}
}

/** Pictures that members upload: for their profile, and for what they write. */
export const pictures = defineFeature({
  resolvers: [PictureResolver],
  loaders: {},
  rates: pictureRates,
  rest: {
    tags: [{ name: "Pictures", description: "Pictures for profiles, posts and comments." }],
    routes: pictureRoutes,
  },
  webRoutes: [pictureFiles],
  hooks: {
    accountEnds: async (tx, { userId, keepsContent }) => {
      if (!keepsContent) await tx.rows(takeBackPictures, [userId]);
    },
  },
  jobs: [removePicturesRegularly],
  personalData: pictureData,
});
