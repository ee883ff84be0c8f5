/** An entry: a small card in an agenda, and among the hours as high as it is long. `--lines` says how many lines fit. */
export const entryLook = {
  display: "block",
  // Below the dates of the days, which stay in view.
  scrollMarginTop: { lg: "20" },
  minHeight: { base: "11", lg: "full" },
  height: { lg: "full" },
  overflow: "hidden",
  paddingInline: { base: "3", lg: "1.5" },
  paddingBlock: { base: "2", lg: "0.5" },
  borderRadius: "sm",
  border: "1px solid var(--tint)",
  borderInlineStart: "4px solid var(--tint)",
  bg: "bg.surface",
  fontSize: "sm",
  lineHeight: "snug",
  "&[data-tight]": { paddingInline: { lg: "1" } },
  "&:is(:hover, :focus-visible)": { boxShadow: "raised", height: { lg: "auto" } },
  "&[data-look=going]": { background: "color-mix(in srgb, var(--tint) 26%, var(--sc-colors-bg-surface))" },
  "&[data-look=open]": { borderStyle: "dashed", borderInlineStartStyle: "solid" },
  "&:is([data-look=declined], [data-look=cancelled], [data-over])": { color: "fg.muted", bg: "bg.subtle" },
  "&[data-look=cancelled] bdi": { textDecoration: "line-through" },
} as const;

/** Heard, but not seen among the hours; it stays a part of its line, so that no gap comes into what is read out. */
const unseenWide = { lg: "0" } as const;

export const timeLook = {
  display: { base: "flex", lg: "block" },
  alignItems: "center",
  columnGap: "1",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  "& > svg": { display: { lg: "inline-block" }, verticalAlign: "-0.15em", marginInlineEnd: { lg: "1" } },
  // Short ones, and those beside others, have room for the beginning alone, before the title.
  "[data-tight] &": { display: { lg: "inline" } },
  "[data-tight] & > svg": { display: { lg: "none" } },
  "[data-tight] & [data-end]": { fontSize: unseenWide },
} as const;

export const linesLook = {
  display: { base: "block", lg: "-webkit-box" },
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: { lg: "var(--lines)" },
  overflow: { lg: "hidden" },
} as const;

export const titleLook = {
  display: "block",
  fontWeight: "semibold",
  overflowWrap: "anywhere",
  "[data-tight] &": { display: { lg: "inline" } },
  // A long word would leave the only line to the time, and itself to the line below, which is not shown.
  "[data-single]:not(:hover, :focus-visible) &": { wordBreak: { lg: "break-all" } },
} as const;

export const answerLook = { color: "fg.muted", fontSize: { base: "sm", lg: "0" } } as const;

/** The line across the day says it among the hours. */
export const nowChip = {
  paddingInline: { base: "1.5", lg: "0" },
  borderRadius: "full",
  bg: { base: "accent", lg: "transparent" },
  color: "ink",
  fontWeight: "semibold",
  fontSize: unseenWide,
} as const;
