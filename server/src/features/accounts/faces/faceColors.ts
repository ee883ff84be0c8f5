import { registerEnumType } from "type-graphql";

export enum FaceSkin {
  LIGHT = "light",
  PEACH = "peach",
  TAN = "tan",
  BROWN = "brown",
  DEEP = "deep",
}

/** Natural colours first, then three of the brand. */
export enum FaceHairColor {
  BLACK = "black",
  ESPRESSO = "espresso",
  BROWN = "brown",
  AUBURN = "auburn",
  GINGER = "ginger",
  BLONDE = "blonde",
  SILVER = "silver",
  CORAL = "coral",
  PLUM = "plum",
  TEAL = "teal",
}

/** None of these is the colour of an interest: those mean interests only. */
export enum FaceClothing {
  CORAL = "coral",
  ROSE = "rose",
  SAND = "sand",
  SAGE = "sage",
  PINE = "pine",
  DUSK = "dusk",
  INK = "ink",
  PLUM = "plum",
  RUST = "rust",
  LINEN = "linen",
}

registerEnumType(FaceSkin, {
  name: "FaceSkin",
  description: "Skin colour of a drawn face.",
  valuesConfig: {
    LIGHT: { description: "Light." },
    PEACH: { description: "Peach." },
    TAN: { description: "Tan." },
    BROWN: { description: "Brown." },
    DEEP: { description: "Deep brown." },
  },
});

registerEnumType(FaceHairColor, {
  name: "FaceHairColor",
  description: "Colour of the hair, the beard or the headwear of a drawn face.",
  valuesConfig: {
    BLACK: { description: "Black." },
    ESPRESSO: { description: "Dark brown." },
    BROWN: { description: "Brown." },
    AUBURN: { description: "Auburn." },
    GINGER: { description: "Ginger." },
    BLONDE: { description: "Blonde." },
    SILVER: { description: "Silver." },
    CORAL: { description: "Coral." },
    PLUM: { description: "Plum." },
    TEAL: { description: "Teal." },
  },
});

registerEnumType(FaceClothing, {
  name: "FaceClothing",
  description: "Clothing colour of a drawn face.",
  valuesConfig: {
    CORAL: { description: "Coral." },
    ROSE: { description: "Rose." },
    SAND: { description: "Sand." },
    SAGE: { description: "Sage." },
    PINE: { description: "Pine green." },
    DUSK: { description: "Dusk blue." },
    INK: { description: "Ink blue." },
    PLUM: { description: "Plum." },
    RUST: { description: "Rust." },
    LINEN: { description: "Linen white." },
  },
});

export const skinColors: Readonly<Record<FaceSkin, string>> = {
  light: "#ffdbb4",
  peach: "#edb98a",
  tan: "#d08b5b",
  brown: "#ae5d29",
  deep: "#7a4b32",
};

export const hairColors: Readonly<Record<FaceHairColor, string>> = {
  black: "#1f1d3d",
  espresso: "#3d2a24",
  brown: "#6b4230",
  auburn: "#8f3f26",
  ginger: "#c9622b",
  blonde: "#d9a441",
  silver: "#9a97a3",
  coral: "#ff7f6a",
  plum: "#7b4a8c",
  teal: "#2f8f95",
};

export const clothingColors: Readonly<Record<FaceClothing, string>> = {
  coral: "#ff7f6a",
  rose: "#e3a3a8",
  sand: "#e0c48f",
  sage: "#9db59a",
  pine: "#2f6b62",
  dusk: "#8a9cc2",
  ink: "#3b3a66",
  plum: "#7b4a8c",
  rust: "#b5563c",
  linen: "#fffdf9",
};

/** The lines of all our illustrations, and the paper behind a face. */
export const ink = "#1f1d3d";
export const paper = "#efe6d6";
