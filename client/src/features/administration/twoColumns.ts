/** Cards one below the other, in two columns from laptops on. */
export const twoColumns = {
  display: "grid",
  columnGap: "6",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
  "& > div > [role=alert]": { marginBottom: "6" },
  "& section": { marginTop: "0", marginBottom: "6" },
} as const;
