import { Box, chakra, Text } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { useIsNear } from "./useIsNear";
import { useCountUp } from "./useCountUp";
import * as texts from "./texts";

const learnerTarget = 8200;

const roomForLive = { base: "10.5rem", sm: "4.5rem" };

/** How many people learn here; the number counts up. */
export function LearnerCount({ live }: { live: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  const count = useCountUp(learnerTarget, ref);
  const isNear = useIsNear(ref);
  return (
    <chakra.section
      bg={{ base: "ink", _dark: "bg.subtle" }}
      color="paper"
      paddingInline="4"
      paddingBlock={{ base: "14", md: "20" }}
      textAlign="center"
    >
      <chakra.span
        ref={ref}
        data-count
        display="block"
        fontFamily="heading"
        fontWeight="bold"
        fontSize="clamp(4.5rem, 2rem + 14vw, 9rem)"
        lineHeight="1"
        letterSpacing="-0.03em"
        color="interest.language"
        css={{ fontVariantNumeric: "tabular-nums" }}
      >
        {count}
      </chakra.span>
      <Text marginTop="4" fontSize="lg">
        {texts.learners}
      </Text>
      {/* As high as the numbers that come later, so that nothing moves. */}
      <Box minHeight={roomForLive} marginTop="6">
        {isNear && live}
      </Box>
    </chakra.section>
  );
}
