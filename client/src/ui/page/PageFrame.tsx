import { Box, type BoxProps } from "@chakra-ui/react";

/** How wide the content of a page is, in rem. Text stays readable; grids use the room of large screens. */
const measures = { text: 44, form: 30, wide: 72, grid: 100 } as const;

interface Props extends BoxProps {
  /** `text` for reading, `form` for typing, `wide` for columns, `grid` for grids of cards. */
  measure?: keyof typeof measures;
  /** In the middle: for a picture with a sentence, and for what one logs in with. All other pages begin at one edge. */
  isCentered?: boolean;
}

/** The column a page stands in: it begins where the bar at the top begins. `css` applies to the content. */
export function PageFrame({ measure = "wide", isCentered, css, children, ...rest }: Props) {
  return (
    <Box
      width="full"
      maxWidth="page"
      marginInline="auto"
      paddingInline={{ base: "4", md: "8" }}
      paddingTop={{ base: "6", md: "10" }}
      paddingBottom={{ base: "16", md: "20" }}
      {...rest}
    >
      <Box maxWidth={`${measures[measure]}rem`} marginInline={isCentered ? "auto" : undefined} css={css}>
        {children}
      </Box>
    </Box>
  );
}
