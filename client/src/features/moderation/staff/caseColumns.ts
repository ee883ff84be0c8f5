/** What is known of a case, and the decision beside it where there is room. */
export const columns = {
  display: "grid",
  columnGap: "8",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 27rem)" },
  alignItems: "start",
} as const;
