/** The regions of Home: two columns where there is room for both. */
export const homeLook = {
  display: "grid",
  gap: "5",
  gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
  marginBottom: "6",
} as const;

export const columnLook = { display: "flex", flexDirection: "column", gap: "5", minWidth: "0" } as const;

/** High enough for a region with nothing in it, so that most keep their height. */
export const regionLook = { padding: { base: "5", md: "6" }, minHeight: "12rem", minWidth: "0" } as const;

export const wholeRowLook = { gridColumn: "1 / -1", minWidth: "0" } as const;

/** What a new member does first: over both columns. */
export const stepsLook = { padding: { base: "5", md: "6" }, ...wholeRowLook } as const;

export const stepListLook = {
  display: "grid",
  gap: "3",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
} as const;
