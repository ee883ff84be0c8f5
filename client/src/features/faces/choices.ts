import type {
  FaceAccessory,
  FaceClothing,
  FaceExpression,
  FaceFacialHair,
  FaceHairColor,
  FaceHead,
  FaceSkin,
} from "../../generated/hooks";
import * as texts from "./texts";

export const heads: Readonly<Record<FaceHead, string>> = {
  AFRO: texts.afro,
  BANGS: texts.longBobWithFringe,
  BANGS2: texts.straightBobWithFringe,
  BANTU_KNOTS: texts.bantuKnots,
  BUN: texts.bunWithAScarf,
  BUN2: texts.highBun,
  BUNS: texts.twoBuns,
  CORNROWS: texts.longCornrows,
  CORNROWS2: texts.braidedPonytail,
  DREADS1: texts.longLocs,
  DREADS2: texts.shortLocs,
  FLAT_TOP: texts.flatTop,
  FLAT_TOP_LONG: texts.tallFlatTop,
  GRAY_BUN: texts.lowBun,
  GRAY_MEDIUM: texts.chinLengthWaves,
  GRAY_SHORT: texts.combedShortHair,
  HAT_BEANIE: texts.beanie,
  HAT_HIP: texts.wideHat,
  HIJAB: texts.hijab,
  LONG: texts.longWaves,
  LONG_AFRO: texts.bigAfro,
  LONG_BANGS: texts.longHairWithFringe,
  LONG_CURLY: texts.longCurls,
  MEDIUM1: texts.pixieBob,
  MEDIUM2: texts.flippedBob,
  MEDIUM3: texts.shoulderLength,
  MEDIUM_BANGS: texts.wavyBobWithFringe,
  MEDIUM_BANGS2: texts.curlsWithFringe,
  MEDIUM_BANGS3: texts.tiedBackWithFringe,
  MEDIUM_STRAIGHT: texts.straightBob,
  MOHAWK: texts.mohawk,
  NO_HAIR1: texts.shavedHead,
  NO_HAIR2: texts.aFewHairs,
  NO_HAIR3: texts.baldOnTop,
  POMP: texts.quiff,
  SHAVED1: texts.undercut,
  SHAVED2: texts.fade,
  SHAVED3: texts.tousledUndercut,
  SHORT1: texts.shortFringe,
  SHORT2: texts.closeCrop,
  SHORT3: texts.shortWaves,
  SHORT4: texts.sweptBack,
  SHORT5: texts.shortAndMessy,
  TURBAN: texts.turban,
  TWISTS: texts.shortTwists,
  TWISTS2: texts.curlyTop,
};

export const expressions: Readonly<Record<FaceExpression, string>> = {
  SMILE: texts.smile,
  CALM: texts.calmEyesClosed,
  CUTE: texts.happyEyesClosed,
  SMILE_BIG: texts.bigLaugh,
  SMILE_TEETH_GAP: texts.openGrin,
  EATING_HAPPY: texts.content,
  EXPLAINING: texts.talking,
};

export const accessories: Readonly<Record<FaceAccessory, string>> = {
  GLASSES: texts.squareGlasses,
  GLASSES2: texts.thinRoundGlasses,
  GLASSES3: texts.browlineGlasses,
  GLASSES4: texts.whiteFrames,
  GLASSES5: texts.roundGlasses,
  SUNGLASSES: texts.sunglasses,
  SUNGLASSES2: texts.roundSunglasses,
};

export const facialHairs: Readonly<Record<FaceFacialHair, string>> = {
  CHIN: texts.chinStrap,
  FULL: texts.shortBeard,
  FULL2: texts.beardAndMoustache,
  FULL3: texts.longBeard,
  FULL4: texts.trimmedBeard,
  GOATEE1: texts.goateeAndMoustache,
  GOATEE2: texts.roundGoatee,
  MOUSTACHE5: texts.fullMoustache,
  MOUSTACHE6: texts.thickMoustache,
  MOUSTACHE7: texts.droopingMoustache,
  MOUSTACHE9: texts.softMoustache,
};

interface ColorChoice {
  label: string;
  color: string;
}

export const skins: Readonly<Record<FaceSkin, ColorChoice>> = {
  LIGHT: { label: texts.light, color: "#ffdbb4" },
  PEACH: { label: texts.peach, color: "#edb98a" },
  TAN: { label: texts.tan, color: "#d08b5b" },
  BROWN: { label: texts.brown, color: "#ae5d29" },
  DEEP: { label: texts.deepBrown, color: "#7a4b32" },
};

export const hairColors: Readonly<Record<FaceHairColor, ColorChoice>> = {
  BLACK: { label: texts.black, color: "#1f1d3d" },
  ESPRESSO: { label: texts.darkBrown, color: "#3d2a24" },
  BROWN: { label: texts.brown, color: "#6b4230" },
  AUBURN: { label: texts.auburn, color: "#8f3f26" },
  GINGER: { label: texts.ginger, color: "#c9622b" },
  BLONDE: { label: texts.blonde, color: "#d9a441" },
  SILVER: { label: texts.silver, color: "#9a97a3" },
  CORAL: { label: texts.coral, color: "#ff7f6a" },
  PLUM: { label: texts.plum, color: "#7b4a8c" },
  TEAL: { label: texts.teal, color: "#2f8f95" },
};

export const clothings: Readonly<Record<FaceClothing, ColorChoice>> = {
  CORAL: { label: texts.coral, color: "#ff7f6a" },
  ROSE: { label: texts.rose, color: "#e3a3a8" },
  SAND: { label: texts.sand, color: "#e0c48f" },
  SAGE: { label: texts.sage, color: "#9db59a" },
  PINE: { label: texts.pineGreen, color: "#2f6b62" },
  DUSK: { label: texts.duskBlue, color: "#8a9cc2" },
  INK: { label: texts.inkBlue, color: "#3b3a66" },
  PLUM: { label: texts.plum, color: "#7b4a8c" },
  RUST: { label: texts.rust, color: "#b5563c" },
  LINEN: { label: texts.linenWhite, color: "#fffdf9" },
};
