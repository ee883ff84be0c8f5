/** Where the results of all kinds stand: in two columns where there is room. A kind alone is as wide as a text. */
export const kindsLook = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  columnGap: "8",
  alignItems: "start",
  "& > :only-child": { gridColumn: "1 / -1", maxWidth: "text", width: "full" },
} as const;
