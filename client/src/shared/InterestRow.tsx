import { Flex } from "@chakra-ui/react";
import type { Interest } from "../generated/hooks";
import { InterestBox } from "./InterestBox";
import { interests } from "./interests";

interface Props {
  chosen: readonly Interest[];
  onToggle(interest: Interest): void;
  /** The space between the row and the edge that it scrolls to on a phone. */
  edge: "4" | "5";
}

/** All interests as check boxes: one row that scrolls sideways on a phone, as many rows as needed elsewhere. */
export function InterestRow({ chosen, onToggle, edge }: Props) {
  return (
    <Flex css={{ ...look, marginInline: { base: `-${edge}`, md: "0" }, paddingInline: { base: edge, md: "0" } }}>
      {interests.map(({ value }) => (
        <InterestBox key={value} interest={value} isChosen={chosen.includes(value)} onToggle={() => onToggle(value)} />
      ))}
    </Flex>
  );
}

const look = {
  gap: "2",
  flexWrap: { base: "nowrap", md: "wrap" },
  overflowX: { base: "auto", md: "visible" },
  paddingBlock: { base: "1", md: "0" },
  scrollPaddingInline: "4",
  scrollbarWidth: "none",
  "& > *": { flexShrink: "0" },
} as const;
