import { Flex, Text } from "@chakra-ui/react";
import type { RefObject } from "react";
import { ChosenInterests } from "./InterestFilter";
import type { InterestFilter } from "./useInterestFilter";

interface Props {
  filter: InterestFilter;
  /** How many buddies there are, once that is known. */
  count?: string | false;
  statusRef?: RefObject<HTMLParagraphElement | null>;
}

/** The line over the cards: how many there are, and the chosen interests. */
export function DirectoryBar({ filter, count, statusRef }: Props) {
  return (
    <Flex alignItems="center" justifyContent="space-between" flexWrap="wrap" gap="3" minHeight="11" marginBlock="5">
      <Text role="status" ref={statusRef} tabIndex={-1} flex="1" minWidth="8rem" color="fg.muted">
        {count}
      </Text>
      <ChosenInterests filter={filter} />
    </Flex>
  );
}
