import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { facePictures as limits } from "../limits";
import { drawFace } from "./drawFace";
import type { Face } from "./Face";

export interface FacePicture {
  bytes: Buffer;
  /** The same for the same picture in every process. */
  etag: string;
}

const kept = new LRUCache<string, FacePicture>({
  max: limits.entries,
  maxSize: limits.bytes,
  sizeCalculation: ({ bytes }) => bytes.length + 200,
});

/** A face as bytes; drawn once while it is in use. */
export function pictureOf(face: Face): FacePicture {
  const { skin, head, hairColor, expression, clothing, accessory, facialHair } = face;
  const key = [skin, head, hairColor, expression, clothing, accessory ?? "", facialHair ?? ""].join();
  const known = kept.get(key);
  if (known) return known;
  const picture = toPicture(drawFace(face));
  kept.set(key, picture);
  return picture;
}

export function toPicture(svg: string): FacePicture {
  const bytes = Buffer.from(svg);
  return { bytes, etag: etagOf(bytes) };
}

export const etagOf = (bytes: Buffer) => `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
