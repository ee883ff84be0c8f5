import { createHash } from "node:crypto";
import { validateSync } from "class-validator";
import { Face } from "./Face";
import { FaceClothing, FaceHairColor, FaceSkin } from "./faceColors";
import { FaceAccessory, FaceExpression, FaceHead } from "./faceParts";

/** The face that a member chose, or the one that is drawn for them. */
export function faceOf({ id, face }: { id: string; face: Face | null }): Face {
  return face && isDrawable(face) ? face : drawnFace(id);
}

/** Choices may be withdrawn; a face that was made of one is drawn as if it had not been chosen. */
const isDrawable = (face: Face) => validateSync(Object.assign(new Face(), face)).length === 0;

/**
 * The face of a member who chose none: always the same for the same id. Beards, hats, headscarves and turbans say
 * something about a person, so they are only ever chosen.
 */
export function drawnFace(memberId: string): Face {
  const bytes = createHash("sha256").update(`face of ${memberId}`).digest();
  const pick = <T>(choices: readonly T[], at: number) => choices[bytes.readUInt16BE(at) % choices.length] as T;
  const skin = pick(Object.values(FaceSkin), 0);
  const face = {
    skin,
    head: pick(heads, 2),
    hairColor: pick(bytes.readUInt16BE(4) % 16 === 0 ? brandHair : naturalHair[skin], 6),
    expression: pick(expressions, 8),
    clothing: pick(Object.values(FaceClothing), 10),
    accessory: bytes.readUInt16BE(12) % 5 === 0 ? pick(glasses, 14) : null,
    facialHair: null,
  };
  return face;
}

const heads = [
  FaceHead.AFRO,
  FaceHead.BANGS,
  FaceHead.BANGS2,
  FaceHead.BUN2,
  FaceHead.DREADS2,
  FaceHead.GRAY_BUN,
  FaceHead.GRAY_MEDIUM,
  FaceHead.GRAY_SHORT,
  FaceHead.LONG,
  FaceHead.LONG_BANGS,
  FaceHead.LONG_CURLY,
  FaceHead.MEDIUM1,
  FaceHead.MEDIUM2,
  FaceHead.MEDIUM3,
  FaceHead.MEDIUM_BANGS,
  FaceHead.MEDIUM_BANGS3,
  FaceHead.MEDIUM_STRAIGHT,
  FaceHead.POMP,
  FaceHead.SHAVED2,
  FaceHead.SHAVED3,
  FaceHead.SHORT1,
  FaceHead.SHORT3,
  FaceHead.SHORT4,
  FaceHead.SHORT5,
  FaceHead.TWISTS2,
];

const { SMILE, CALM, CUTE, EATING_HAPPY, SMILE_TEETH_GAP } = FaceExpression;
const expressions = [SMILE, SMILE, SMILE, CALM, CALM, CUTE, CUTE, EATING_HAPPY, SMILE_TEETH_GAP];

const glasses = [FaceAccessory.GLASSES, FaceAccessory.GLASSES2, FaceAccessory.GLASSES3, FaceAccessory.GLASSES5];

const { BLACK, ESPRESSO, BROWN, AUBURN, GINGER, BLONDE, SILVER } = FaceHairColor;
const brandHair = [FaceHairColor.CORAL, FaceHairColor.PLUM, FaceHairColor.TEAL];

/** Hair that stands out from the skin, so that the lines of the face stay visible. */
const naturalHair: Readonly<Record<FaceSkin, readonly FaceHairColor[]>> = {
  light: [BLACK, ESPRESSO, BROWN, BROWN, AUBURN, GINGER, BLONDE, SILVER],
  peach: [BLACK, BLACK, ESPRESSO, ESPRESSO, BROWN, AUBURN, SILVER],
  tan: [BLACK, BLACK, BLACK, ESPRESSO, ESPRESSO, SILVER],
  brown: [BLACK, BLACK, BLACK, ESPRESSO],
  deep: [BLACK],
};
