import type { AppContext } from "../../../platform/context";
import { id, named, objectOf, text, whole } from "../../../platform/rest/schema";
import type { Picture as PictureOfText } from "../Picture";
import { picturePath } from "../picturePath";

const parts = {
  id: id("The picture's id."),
  url: text("Its address: WebP, at most 1,600 pixels a side.", "/pictures/5f0c1d2e3b4a59687766554433221100.webp"),
  thumbnail: text(
    "The address of a smaller one, of at most 512 pixels a side.",
    "/pictures/0198c3f2-5b7a-7c31-9d4e-2f6a8b1c0d3e-small.webp",
  ),
  width: whole("In pixels."),
  height: whole("In pixels."),
};

export const Uploaded = named("UploadedPicture", objectOf(parts));

export const Picture = named(
  "Picture",
  objectOf({
    ...parts,
    description: text("What it shows, for those who cannot see it; may be empty.", "A page of notes on vectors."),
  }),
);

type Shown = Omit<PictureOfText, "description">;

export const presentUploaded = ({ baseUrl }: AppContext, { id, name, width, height }: Shown) => ({
  id,
  url: baseUrl + picturePath(name, "full"),
  thumbnail: baseUrl + picturePath(name, "small"),
  width,
  height,
});

export const presentPicture = (ctx: AppContext, picture: PictureOfText) => ({
  ...presentUploaded(ctx, picture),
  description: picture.description,
});
