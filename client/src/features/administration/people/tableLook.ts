/** A table from tablets on; on a phone a card for each row, in which each value says what it is. */
export const tableLook = {
  display: { base: "block", md: "block" },
  "& [role=row]": {
    display: "grid",
    alignItems: "center",
    columnGap: "4",
    gridTemplateColumns: {
      base: "minmax(0, 1fr) auto",
      md: "minmax(0, 3fr) minmax(0, 4fr) 6.5rem 6.5rem 6.5rem 2.75rem",
    },
  },
  "& [data-head]": { hideBelow: "md", paddingInline: "5", fontSize: "sm", color: "fg.muted", fontWeight: "semibold" },
  "& [role=rowgroup]:not([data-head])": {
    display: { base: "grid", md: "block" },
    gap: "3",
    md: {
      bg: "bg.surface",
      borderWidth: "1px",
      borderRadius: "lg",
      boxShadow: "card",
      marginTop: "2",
    },
    "& [role=row]": {
      mdDown: {
        bg: "bg.surface",
        borderWidth: "1px",
        borderRadius: "lg",
        boxShadow: "card",
        padding: "4",
        position: "relative",
        gridTemplateColumns: "minmax(0, 1fr)",
        rowGap: "1",
      },
      md: { paddingInline: "5", paddingBlock: "1.5", minHeight: "14" },
    },
    "& [role=row] + [role=row]": { md: { borderTopWidth: "1px" } },
    "& [role=cell]": { minWidth: "0", overflowWrap: "anywhere", lineHeight: "snug" },
    "& [data-label]": { mdDown: { display: "flex", gap: "2" } },
    "& [data-label]::before": {
      mdDown: { content: "attr(data-label)", color: "fg.muted", fontSize: "sm", flexShrink: 0, minWidth: "7.5rem" },
    },
    "& [data-first]": { mdDown: { paddingInlineEnd: "12", fontSize: "lg", minHeight: "11", alignContent: "center" } },
    "& [data-actions]": { mdDown: { position: "absolute", top: "4", insetInlineEnd: "2" } },
  },
} as const;
