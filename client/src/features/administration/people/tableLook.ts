/** Of a table that has the room of a tablet. */
export const tableColumns = "minmax(0, 5fr) minmax(0, 7fr) 5.75rem 5.75rem 5.75rem 2.75rem";

/** A table from tablets on; on a phone a card for each row, in which each value says what it is. */
export const tableLook = {
  display: { base: "block", md: "block" },
  "& [role=row]": {
    display: "grid",
    alignItems: "center",
    columnGap: { base: "4", mdToLg: "3" },
    gridTemplateColumns: {
      base: "minmax(0, 1fr) auto",
      md: tableColumns,
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
    "& [role=cell]": { minWidth: "0", overflowWrap: "anywhere", lineHeight: "snug", fontSize: { mdToLg: "sm" } },
    "& [data-label]": { mdDown: { display: "flex", gap: "2" } },
    "& [data-label]::before": {
      mdDown: { content: "attr(data-label)", color: "fg.muted", fontSize: "sm", flexShrink: 0, minWidth: "7.5rem" },
    },
    "& [data-first]": { mdDown: { paddingInlineEnd: "12", fontSize: "lg", minHeight: "11", alignContent: "center" } },
    "& [data-actions]": { mdDown: { position: "absolute", top: "4", insetInlineEnd: "2" } },
  },
} as const;
