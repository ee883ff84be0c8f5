/** The one of several that is chosen: lighter than the ground in both themes. */
export const chosenLook = {
  bg: { base: "bg.surface", _dark: "bg.strong" },
  borderColor: "border.strong",
  boxShadow: "card",
} as const;
