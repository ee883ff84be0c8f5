/** Somebody in the list of those who have a place. */
export const personLook = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  minWidth: "0",
  maxWidth: "full",
  minHeight: "11",
} as const;

export const personNameLook = {
  display: "inline-grid",
  alignItems: "center",
  minHeight: "11",
  fontWeight: "medium",
  overflowWrap: "anywhere",
  borderRadius: "sm",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
} as const;
