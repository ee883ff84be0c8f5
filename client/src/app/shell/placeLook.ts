/** A row of a menu: an icon and where it leads. */
export const placeLook = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "full",
  minHeight: "11",
  paddingInline: "4",
  borderRadius: "md",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  cursor: "pointer",
  "& svg": { flexShrink: 0 },
  _hover: { bg: "bg.subtle" },
  "&[aria-current=page]": { bg: "accent.soft", color: "accent.text" },
} as const;
