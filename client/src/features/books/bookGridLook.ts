/** One column on a phone, then two, three and four. */
export const bookGridLook = {
  display: "grid",
  gap: "5",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    sm: "repeat(2, minmax(0, 1fr))",
    md: "repeat(3, minmax(0, 1fr))",
    lg: "repeat(4, minmax(0, 1fr))",
  },
} as const;

/** The row of a card's two buttons, two rows where it is narrow. */
export const bookActionsLook = { flexWrap: "wrap", gap: { base: "1", sm: "2" } } as const;
