/** An entry in the list of a region. */
export const rowLook = {
  paddingBlock: { base: "2", md: "3" },
  minWidth: "0",
  "&:first-of-type": { paddingTop: "0" },
  "&:last-of-type": { paddingBottom: "0" },
  "& + &": { borderTopWidth: "1px" },
} as const;
