import type { AppContext } from "../../../platform/context";
import { listOf, meaning } from "../../../platform/rest/schema";
import { Picture, presentPicture } from "../../pictures/rest/pictureTypes";
import type { GroupPreview } from "../guests/GroupPreview";

export const previewPictures = meaning("Only where the message has pictures, at most four.", listOf(Picture));

/** Only where there are some. */
export function presentPreviewPictures(ctx: AppContext, { pictures }: GroupPreview) {
  return pictures?.length ? { pictures: pictures.map((picture) => presentPicture(ctx, picture)) } : {};
}
