import { styled } from "../../../ui/styled";

/** Cards of one height, in one to four columns. */
export const DirectoryGrid = styled("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      md: "repeat(2, minmax(0, 1fr))",
      lg: "repeat(3, minmax(0, 1fr))",
      "2xl": "repeat(4, minmax(0, 1fr))",
    },
    gridAutoRows: "1fr",
    gap: { base: "4", md: "6" },
  },
});
