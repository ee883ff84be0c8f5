/** The parts of Home: what comes next over the whole width, the others in two columns where there is room for both. */
export const homeLook = {
  display: "grid",
  gap: { base: "3", md: "5" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
  alignItems: "start",
} as const;

export const columnLook = {
  display: "flex",
  flexDirection: "column",
  gap: { base: "3", md: "5" },
  minWidth: "0",
} as const;

/** Where only one of the two columns has something. */
export const wholeRowLook = { gridColumn: "1 / -1", minWidth: "0" } as const;

export const regionLook = {
  paddingInline: { base: "4", md: "6" },
  paddingBlock: { base: "3", md: "6" },
  minWidth: "0",
} as const;

/** The one large thing of the page. */
export const nextLook = {
  ...wholeRowLook,
  paddingInline: { base: "4", md: "7" },
  paddingBlock: { base: "3", md: "6" },
} as const;

/** What a new member does first: over both columns. */
export const stepsLook = { padding: { base: "5", md: "6" }, ...wholeRowLook } as const;

export const stepListLook = {
  display: "grid",
  gap: "3",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
} as const;

/** A link in the line of a title. */
export const besideLook = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "11",
  fontWeight: "semibold",
  marginBlock: "-2",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
} as const;
