import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { PageFrame } from "./PageFrame";
import { type Head, PageHead } from "./PageTitle";

interface Props {
  head: Head;
  /** The links to all views: `ViewLinks` with `isAside`. */
  nav: ReactNode;
  children: ReactNode;
}

/** A page that is one of several views: the way to the others is above what it shows, and beside it on wide screens. */
export function ViewsFrame({ head, nav, children }: Props) {
  return (
    <PageFrame>
      <PageHead {...head} />
      <Flex direction={{ base: "column", lg: "row" }} columnGap="10" alignItems={{ lg: "flex-start" }}>
        {nav}
        <Box flex="1" minWidth="0" maxWidth="text">
          {children}
        </Box>
      </Flex>
    </PageFrame>
  );
}
