import { chakra } from "@chakra-ui/react";
import type { Interest } from "../generated/hooks";
import { ShapeIcon } from "../ui/pictures/ShapeIcon";
import { interestLook } from "./interests";

/** The coloured label of an interest, the same wherever it is met. */
export function InterestRibbon({ interest }: { interest: Interest }) {
  const { label, color, shape } = interestLook(interest);
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      paddingInline="3"
      minHeight="7"
      borderRadius="full"
      bg={color}
      color="ink"
      fontSize="sm"
      fontWeight="semibold"
    >
      <ShapeIcon shape={shape} size="0.75rem" color="currentColor" />
      {label}
    </chakra.span>
  );
}
