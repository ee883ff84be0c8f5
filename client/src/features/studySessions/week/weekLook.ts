/**
 * The week: one document for all widths. `--hours` says how many hours are shown. Among hours it scrolls by itself, so that the page
 * keeps its heading when the week opens at the next thing to come.
 */
export const weekLook = {
  "--hour": "4rem",
  "--head": "4.25rem",
  display: { base: "flex", lg: "grid" },
  flexDirection: "column",
  gap: { base: "3", lg: "0" },
  gridTemplateColumns: { lg: "3.75rem repeat(7, minmax(0, 1fr))" },
  position: "relative",
  lg: {
    maxHeight: "max(26rem, 100dvh - 19rem)",
    overflow: "auto",
    overscrollBehaviorX: "contain",
    borderBottomWidth: "1px",
    "@media print": { maxHeight: "none", overflow: "visible" },
    // Hours fade out at the lower edge while there are more. At the end it stands below the last one.
    _after: {
      content: '""',
      gridColumn: "1 / -1",
      position: "sticky",
      bottom: "0",
      zIndex: "3",
      height: "10",
      bgImage: "linear-gradient(to top, {colors.bg}, {colors.transparent})",
      pointerEvents: "none",
    },
  },
} as const;

/** A day: its date beside its list on a narrow screen, above its hours on a wide one. */
export const dayLook = {
  // No grid where the date stays in view: it could not leave its cell.
  display: { base: "grid", lg: "flow-root" },
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  columnGap: "3",
  minWidth: "0",
  paddingBlock: { base: "3", lg: "0" },
  borderTopWidth: { base: "1px", lg: "0" },
  breakInside: "avoid",
  // An agenda begins today.
  "&[data-earlier]": { lgDown: { display: "none" } },
} as const;

/** Stays in view while the hours pass under it. */
export const dayHeadLook = {
  position: { lg: "sticky" },
  top: { lg: "0" },
  zIndex: { lg: "4" },
  height: { lg: "var(--head)" },
  bg: { lg: "bg" },
  display: "flex",
  flexDirection: "column",
  alignItems: { base: "flex-start", lg: "center" },
  justifyContent: { lg: "center" },
  fontFamily: "heading",
  lineHeight: "snug",
  "&[data-today]": { color: "accent.text" },
  "&[data-today]::before": {
    content: '""',
    display: { base: "none", lg: "block" },
    position: "absolute",
    inset: "1",
    zIndex: "-1",
    borderRadius: "md",
    bg: "accent.soft",
  },
} as const;

export const dayBodyLook = {
  position: "relative",
  minWidth: "0",
  height: { lg: "calc(var(--hours) * var(--hour))" },
  borderInlineStartWidth: { lg: "1px" },
  backgroundImage: {
    lg: "repeating-linear-gradient(to bottom, var(--sc-colors-border) 0 1px, transparent 1px var(--hour))",
  },
  // The colour alone: `background` would take the lines of the hours away.
  "&[data-today]": { backgroundColor: { lg: "bg.surface" } },
} as const;

/** Rows of five minutes. */
export const dayListLook = {
  display: "grid",
  gap: { base: "2", lg: "0" },
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: { lg: "repeat(calc(var(--hours) * 12), minmax(0, 1fr))" },
  height: { lg: "full" },
} as const;

/** `--from` and `--to` are rows; lanes stand beside each other, and the one in hand comes to the front, as wide as the day. */
export const placeLook = {
  minWidth: "0",
  gridRow: { lg: "var(--from) / var(--to)" },
  gridColumn: { lg: "1" },
  marginInlineStart: { lg: "calc(100% * var(--lane) / var(--lanes))" },
  width: { lg: "calc(100% / var(--lanes))" },
  padding: { lg: "1px" },
  "--lines": "var(--fit)",
  "&:is(:hover, :focus-within)": { lg: { "--lines": "9", marginInlineStart: "0", width: "100%", zIndex: "3" } },
} as const;

export const nowLook = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  marginBottom: { base: "2", lg: "0" },
  fontSize: "sm",
  fontWeight: "semibold",
  color: "accent.text",
  pointerEvents: "none",
  position: { lg: "absolute" },
  insetInline: { lg: "0" },
  top: { lg: "calc(var(--now) * var(--hour) / 60)" },
  height: { lg: "0" },
  zIndex: { lg: "2" },
  _before: {
    content: '""',
    width: "2.5",
    height: "2.5",
    flexShrink: "0",
    borderRadius: "full",
    bg: "accent.text",
    marginInlineStart: { lg: "-1.5" },
  },
  "& > span": {
    position: { lg: "absolute" },
    width: { lg: "1px" },
    height: { lg: "1px" },
    overflow: { lg: "hidden" },
    clipPath: { lg: "inset(50%)" },
    whiteSpace: "nowrap",
  },
  // The line itself.
  "&::after": {
    content: '""',
    display: { base: "none", lg: "block" },
    flex: "1",
    height: "2px",
    bg: "accent.text",
    marginInlineStart: { lg: "-2" },
  },
} as const;

/** A day of an agenda without anything. */
export const freeLook = {
  display: { base: "flex", lg: "none" },
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "11",
} as const;

/** What columns with hours do not need. */
export const narrowOnly = { display: { base: "block", lg: "none" } } as const;

/** A chosen time, over the lines of its hours. `--column` counts the scale of hours; `--from` and `--length` are minutes. */
const areaLook = {
  position: "absolute",
  gridColumn: "var(--column) / calc(var(--column) + 1)",
  gridRow: "1",
  insetInline: "0",
  top: "calc(var(--head) + var(--from) * var(--hour) / 60)",
  height: "calc(var(--length) * var(--hour) / 60)",
  zIndex: "1",
  pointerEvents: "none",
  overflow: "hidden",
  paddingInline: "1.5",
  paddingBlock: "1",
  border: "2px dashed",
  borderColor: "accent.text",
  borderRadius: "sm",
  bg: "accent.soft",
  color: "accent.text",
  fontSize: "sm",
  fontWeight: "semibold",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "& > svg": { display: "inline-block", verticalAlign: "-0.15em", marginInlineEnd: "1" },
} as const;

export const pointedLook = { ...areaLook, display: { lgDown: "none" } } as const;

/** In the document for the keyboard: it is seen while it has the focus, over what is planned. */
export const cellLook = {
  ...areaLook,
  opacity: "0",
  scrollMarginTop: "calc(var(--head) + 0.5rem)",
  scrollMarginBottom: "2",
  _focusVisible: { opacity: "1", zIndex: "3", outlineOffset: "-3px" },
} as const;

/** Its cell stands in the grid of the week. */
export const gridLook = { display: { base: "contents", lgDown: "none" } } as const;
