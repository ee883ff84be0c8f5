import { routesOf } from "../../../platform/rest/route";
import { errors, meaning, MessageWithErrors } from "../../../platform/rest/schema";
import { pictures as limits } from "../limits";
import { pictureActions } from "../picturePolicy";
import { uploadPicture } from "../pictureService";
import { presentUploaded, Uploaded } from "./pictureTypes";

const api = routesOf("Pictures");

export const pictureRoutes = [
  api.put("/pictures", pictureActions.upload, "Upload a picture", {
    operationId: "uploadPicture",
    description: `The body is the file: at most ${limits.bytes / 1_000_000} MB and ${limits.pixels / 1_000_000} megapixels, and not moving. Its pixels are stored as WebP, at most ${limits.sides.full} pixels a side, without anything else of the file. It is removed after ${limits.unusedHours} hours unless a post, a comment or a profile uses it.`,
    bytes: { mediaTypes: ["image/jpeg", "image/png", "image/webp"], max: limits.bytes },
    answers: {
      200: meaning("The picture.", Uploaded),
      400: errors("`This file is not a JPEG, PNG or WebP picture, or it is damaged`, or what else is wrong with it."),
      415: meaning("The `Content-Type` is none of the three.", MessageWithErrors),
    },
    handle: async ({ ctx, bytes }) => presentUploaded(ctx, await uploadPicture(ctx, bytes)),
  }),
];
