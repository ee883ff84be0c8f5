import { Box, chakra, Flex, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Interest } from "../../../generated/hooks";
import { interestLook } from "../../../shared/interests";
import { InterestRibbon } from "../../../shared/InterestRibbon";
import { ShapeIcon } from "../../../ui/pictures/ShapeIcon";

interface Props {
  /** Of the element that names the card. */
  labelId: string;
  interest: Interest | null;
  name: string;
  level: "h2" | "h3";
  /** Above the name: who started it. */
  byline?: ReactNode;
  /** What one can do with it, the main thing first. */
  actions: ReactNode;
  children: ReactNode;
}

/** A group wherever groups are listed: its interest, its name, what is said of it, and the way in. */
export function GroupFrame({ labelId, interest, name, level, byline, actions, children }: Props) {
  return (
    <chakra.article aria-labelledby={labelId} layerStyle="card" css={look}>
      {interest && <Corner interest={interest} />}
      {byline}
      <Heading
        as={level}
        id={byline ? undefined : labelId}
        dir="auto"
        fontSize="lg"
        overflowWrap="anywhere"
        lineClamp={3}
        title={name}
      >
        {name}
      </Heading>
      {children}
      <Flex css={actionsLook}>{actions}</Flex>
    </chakra.article>
  );
}

/** The ribbon of the interest, and its shape large and pale in the corner. */
function Corner({ interest }: { interest: Interest }) {
  const { color, shape } = interestLook(interest);
  return (
    <>
      <Box position="absolute" zIndex="-1" insetEnd="-5" top="-7" color={color} opacity="0.22">
        <ShapeIcon shape={shape} size="8.5rem" color="currentColor" />
      </Box>
      <Box alignSelf="flex-start">
        <InterestRibbon interest={interest} />
      </Box>
    </>
  );
}

const look = {
  position: "relative",
  overflow: "hidden",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  gap: "4",
  height: "full",
  paddingInline: { base: "5", md: "7" },
  paddingTop: { base: "5", md: "7" },
  paddingBottom: { base: "3", md: "4" },
} as const;

const actionsLook = {
  flexWrap: "wrap",
  alignItems: "center",
  gap: { base: "1", sm: "2" },
  marginTop: "auto",
  borderTopWidth: "1px",
  paddingTop: "3",
} as const;
