import { chakra } from "@chakra-ui/react";
import type { Interest } from "../generated/hooks";
import { ShapeIcon } from "../ui/pictures/ShapeIcon";
import { interestLook } from "./interests";

/** The colour and the shape of an interest, for what wears it: the interest itself is said in words elsewhere. */
export function InterestDisc({ interest }: { interest: Interest }) {
  const { color, shape } = interestLook(interest);
  return (
    <chakra.span
      aria-hidden="true"
      data-interest={interest}
      display="grid"
      placeItems="center"
      width="12"
      height="12"
      flexShrink="0"
      borderRadius="full"
      bg={color}
      color="ink"
    >
      <ShapeIcon shape={shape} size="1.5rem" color="currentColor" />
    </chakra.span>
  );
}
