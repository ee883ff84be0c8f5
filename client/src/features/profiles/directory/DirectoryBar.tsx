import { Flex, Text } from "@chakra-ui/react";
import type { ReactNode, RefObject } from "react";

interface Props {
  /** How many buddies there are, once that is known. */
  count?: string | false;
  /** Keeps no room for a count, so that a phone shows what went wrong without scrolling. */
  isLow?: boolean;
  statusRef?: RefObject<HTMLParagraphElement | null>;
  /** What was chosen; it comes with the code that asks the service. */
  children?: ReactNode;
}

/** The line over the cards: how many there are, and what was chosen. */
export function DirectoryBar({ count, isLow = false, statusRef, children }: Props) {
  return (
    <Flex
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      gap="3"
      minHeight={isLow ? undefined : "11"}
      marginBlock={isLow ? "2" : "5"}
    >
      <Text role="status" ref={statusRef} tabIndex={-1} flex="1" minWidth="8rem" color="fg.muted">
        {count}
      </Text>
      {children}
    </Flex>
  );
}
