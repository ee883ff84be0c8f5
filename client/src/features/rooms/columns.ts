/** The table beside the people; one below the other on a phone. */
export const columns = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
  gap: "6",
  alignItems: "start",
  marginTop: "6",
} as const;
