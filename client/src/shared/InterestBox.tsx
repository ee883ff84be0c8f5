import { chakra } from "@chakra-ui/react";
import type { Interest } from "../generated/hooks";
import { checkbox } from "../ui/forms/checkbox";
import { ShapeIcon } from "../ui/pictures/ShapeIcon";
import { interestLook } from "./interests";

interface Props {
  interest: Interest;
  isChosen: boolean;
  onToggle(): void;
}

/** A check box in the look of its interest: its colour and its shape, which stay the same everywhere. */
export function InterestBox({ interest, isChosen, onToggle }: Props) {
  const { label, color, shape } = interestLook(interest);
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap={{ base: "2", sm: "2.5" }}
      minHeight="11"
      paddingInline={{ base: "3", sm: "4" }}
      borderRadius="full"
      borderWidth="1px"
      borderColor={isChosen ? "ink" : "border.strong"}
      bg={isChosen ? color : "bg.surface"}
      color={isChosen ? "ink" : "fg"}
      fontWeight="semibold"
      cursor="pointer"
      transition="background-color 120ms"
      _hover={isChosen ? undefined : { bg: "bg.subtle" }}
    >
      <chakra.input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        css={checkbox}
        width="1.125rem"
        height="1.125rem"
        _checked={{ bg: "ink", borderColor: "ink", color: "paper" }}
      />
      {label}
      <chakra.span color={isChosen ? "ink" : color} display="grid">
        <ShapeIcon shape={shape} size="0.875rem" color="currentColor" />
      </chakra.span>
    </chakra.label>
  );
}
