import type {
  FaceAccessory,
  FaceClothing,
  FaceExpression,
  FaceFacialHair,
  FaceHairColor,
  FaceHead,
  FaceSkin,
} from "../../generated/hooks";

export const heads: Readonly<Record<FaceHead, string>> = {
  AFRO: "Afro",
  BANGS: "Long bob with fringe",
  BANGS2: "Straight bob with fringe",
  BANTU_KNOTS: "Bantu knots",
  BUN: "Bun with a scarf",
  BUN2: "High bun",
  BUNS: "Two buns",
  CORNROWS: "Long cornrows",
  CORNROWS2: "Braided ponytail",
  DREADS1: "Long locs",
  DREADS2: "Short locs",
  FLAT_TOP: "Flat top",
  FLAT_TOP_LONG: "Tall flat top",
  GRAY_BUN: "Low bun",
  GRAY_MEDIUM: "Chin-length waves",
  GRAY_SHORT: "Combed short hair",
  HAT_BEANIE: "Beanie",
  HAT_HIP: "Wide hat",
  HIJAB: "Hijab",
  LONG: "Long waves",
  LONG_AFRO: "Big afro",
  LONG_BANGS: "Long hair with fringe",
  LONG_CURLY: "Long curls",
  MEDIUM1: "Pixie bob",
  MEDIUM2: "Flipped bob",
  MEDIUM3: "Shoulder length",
  MEDIUM_BANGS: "Wavy bob with fringe",
  MEDIUM_BANGS2: "Curls with fringe",
  MEDIUM_BANGS3: "Tied back with fringe",
  MEDIUM_STRAIGHT: "Straight bob",
  MOHAWK: "Mohawk",
  NO_HAIR1: "Shaved head",
  NO_HAIR2: "A few hairs",
  NO_HAIR3: "Bald on top",
  POMP: "Quiff",
  SHAVED1: "Undercut",
  SHAVED2: "Fade",
  SHAVED3: "Tousled undercut",
  SHORT1: "Short fringe",
  SHORT2: "Close crop",
  SHORT3: "Short waves",
  SHORT4: "Swept back",
  SHORT5: "Short and messy",
  TURBAN: "Turban",
  TWISTS: "Short twists",
  TWISTS2: "Curly top",
};

export const expressions: Readonly<Record<FaceExpression, string>> = {
  SMILE: "Smile",
  CALM: "Calm, eyes closed",
  CUTE: "Happy, eyes closed",
  SMILE_BIG: "Big laugh",
  SMILE_TEETH_GAP: "Open grin",
  EATING_HAPPY: "Content",
  EXPLAINING: "Talking",
};

export const accessories: Readonly<Record<FaceAccessory, string>> = {
  GLASSES: "Square glasses",
  GLASSES2: "Thin round glasses",
  GLASSES3: "Browline glasses",
  GLASSES4: "White frames",
  GLASSES5: "Round glasses",
  SUNGLASSES: "Sunglasses",
  SUNGLASSES2: "Round sunglasses",
};

export const facialHairs: Readonly<Record<FaceFacialHair, string>> = {
  CHIN: "Chin strap",
  FULL: "Short beard",
  FULL2: "Beard and moustache",
  FULL3: "Long beard",
  FULL4: "Trimmed beard",
  GOATEE1: "Goatee and moustache",
  GOATEE2: "Round goatee",
  MOUSTACHE5: "Full moustache",
  MOUSTACHE6: "Thick moustache",
  MOUSTACHE7: "Drooping moustache",
  MOUSTACHE9: "Soft moustache",
};

interface ColorChoice {
  label: string;
  color: string;
}

export const skins: Readonly<Record<FaceSkin, ColorChoice>> = {
  LIGHT: { label: "Light", color: "#ffdbb4" },
  PEACH: { label: "Peach", color: "#edb98a" },
  TAN: { label: "Tan", color: "#d08b5b" },
  BROWN: { label: "Brown", color: "#ae5d29" },
  DEEP: { label: "Deep brown", color: "#7a4b32" },
};

export const hairColors: Readonly<Record<FaceHairColor, ColorChoice>> = {
  BLACK: { label: "Black", color: "#1f1d3d" },
  ESPRESSO: { label: "Dark brown", color: "#3d2a24" },
  BROWN: { label: "Brown", color: "#6b4230" },
  AUBURN: { label: "Auburn", color: "#8f3f26" },
  GINGER: { label: "Ginger", color: "#c9622b" },
  BLONDE: { label: "Blonde", color: "#d9a441" },
  SILVER: { label: "Silver", color: "#9a97a3" },
  CORAL: { label: "Coral", color: "#ff7f6a" },
  PLUM: { label: "Plum", color: "#7b4a8c" },
  TEAL: { label: "Teal", color: "#2f8f95" },
};

export const clothings: Readonly<Record<FaceClothing, ColorChoice>> = {
  CORAL: { label: "Coral", color: "#ff7f6a" },
  ROSE: { label: "Rose", color: "#e3a3a8" },
  SAND: { label: "Sand", color: "#e0c48f" },
  SAGE: { label: "Sage", color: "#9db59a" },
  PINE: { label: "Pine green", color: "#2f6b62" },
  DUSK: { label: "Dusk blue", color: "#8a9cc2" },
  INK: { label: "Ink blue", color: "#3b3a66" },
  PLUM: { label: "Plum", color: "#7b4a8c" },
  RUST: { label: "Rust", color: "#b5563c" },
  LINEN: { label: "Linen white", color: "#fffdf9" },
};
