import { randomBytes } from "node:crypto";
import { pictures as limits } from "./limits";

export type PictureSize = keyof typeof limits.sides;

/** Who does not know it cannot guess it. */
export const newName = (): string => randomBytes(16).toString("hex");

/** The file of a picture. */
export const fileOf = (name: string, size: PictureSize): string =>
  size === "full" ? `${name}.webp` : `${name}-${limits.sides.small}.webp`;

export const picturePath = (name: string, size: PictureSize): string => `/pictures/${fileOf(name, size)}`;

const file = new RegExp(`^([0-9a-f]{32})(?:-${limits.sides.small})?\\.webp$`);

/** The name of the picture that this file is of; null for anything else. */
export const nameOfFile = (text: string): string | null => file.exec(text)?.[1] ?? null;

/** The name of the picture at an address of ours, whatever the host is called there; null for any other address. */
export function nameOfAddress(url: string): string | null {
  const [, folder, name = "", ...more] = URL.canParse(url) ? new URL(url).pathname.split("/") : [];
  return folder === "pictures" && more.length === 0 ? nameOfFile(name) : null;
}
