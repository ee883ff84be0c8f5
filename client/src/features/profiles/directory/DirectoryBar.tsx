import { Flex, Text } from "@chakra-ui/react";
import type { RefObject } from "react";
import { ChosenFilters } from "./ChosenFilters";
import type { FilterState } from "./useDirectoryFilter";

interface Props {
  filter: FilterState;
  /** How many buddies there are, once that is known. */
  count?: string | false;
  statusRef?: RefObject<HTMLParagraphElement | null>;
}

/** The line over the cards: how many there are, and what was chosen. */
export function DirectoryBar({ filter, count, statusRef }: Props) {
  return (
    <Flex alignItems="center" justifyContent="space-between" flexWrap="wrap" gap="3" minHeight="11" marginBlock="5">
      <Text role="status" ref={statusRef} tabIndex={-1} flex="1" minWidth="8rem" color="fg.muted">
        {count}
      </Text>
      <ChosenFilters filter={filter} />
    </Flex>
  );
}
