import { Box, type BoxProps } from "@chakra-ui/react";

interface Props extends BoxProps {
  /** `text` for reading, `form` for typing, `wide` for grids of cards. */
  measure?: "text" | "form" | "wide";
}

/** The column a page stands in. */
export function PageFrame({ measure = "wide", ...rest }: Props) {
  return (
    <Box
      width="full"
      maxWidth={measure}
      marginInline="auto"
      paddingInline={{ base: "4", md: "8" }}
      paddingTop={{ base: "6", md: "10" }}
      paddingBottom={{ base: "16", md: "20" }}
      {...rest}
    />
  );
}
