import type { Metadata, Sharp } from "sharp";
import { badInput } from "../../errors";
import type { Message } from "../../messages";
import { loadDecoder } from "./decoder";
import { pictures as limits } from "./limits";
import { pictureMessages } from "./messages";

export interface CleanPicture {
  width: number;
  height: number;
  full: Buffer;
  small: Buffer;
}

/**
 * Decodes a picture and encodes its pixels again, turned as the camera says: nothing else of the file is left, as places, other
 * metadata, or what was appended to it. Throws BAD_USER_INPUT for anything that is no still picture of the three formats.
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture> {
  const decoder = await loadDecoder();
  const open = (source: Buffer): Sharp =>
    decoder(source, { limitInputPixels: limits.pixels }).timeout({ seconds: limits.decodeSeconds });
  checkHeader(await readable(open(bytes).metadata()));
  const full = await readable(
    fit(open(bytes).rotate(), limits.sides.full).webp({ quality: 80 }).toBuffer({ resolveWithObject: true }),
  );
  const small = await fit(open(full.data), limits.sides.small).webp({ quality: 75 }).toBuffer();
  return { width: full.info.width, height: full.info.height, full: full.data, small };
}

/** The content decides, not the name or the media type that somebody gave it. */
function checkHeader({ format, pages = 1, width, height }: Metadata): void {
  if (!["jpeg", "png", "webp"].includes(format)) throw refused(pictureMessages.unreadable());
  if (pages > 1) throw refused(pictureMessages.animated());
  if (width * height > limits.pixels) {
    throw refused(pictureMessages.tooManyPixels({ max: limits.pixels / 1_000_000 }));
  }
}

const fit = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isTooLarge = (error as Error).message.includes("exceeds pixel limit");
    throw refused(
      isTooLarge ? pictureMessages.tooManyPixels({ max: limits.pixels / 1_000_000 }) : pictureMessages.unreadable(),
    );
  }
}

const refused = (message: Message) => badInput({ field: "picture", message });
