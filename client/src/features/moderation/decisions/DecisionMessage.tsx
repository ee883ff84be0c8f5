import { Box, chakra, Heading, Text } from "@chakra-ui/react";
import { MemberText } from "../../../shared/MemberText";
import { type Chosen, type DecisionShown, effectsOf, nameDecision } from "./describeDecision";
import { Quote } from "./Quote";
import * as texts from "./texts";

interface Props {
  decision: DecisionShown;
  /** The decision that was appealed against, where this one is the answer. */
  answered?: Chosen | null | undefined;
  /** The heading's level: it stands under the page's own headings. */
  as?: "h3" | "h4";
  /** So that what stands around it can be named after it. */
  titleId?: string;
}

/** A decision in the words that its member reads. The form of moderators shows the same before they decide. */
export function DecisionMessage({ decision, answered, as = "h3", titleId }: Props) {
  const { reasonShown } = decision;
  return (
    <Box>
      <Heading as={as} id={titleId} fontSize="lg">
        {nameDecision(decision, answered)}
      </Heading>
      {effectsOf(decision, answered).map((effect) => (
        <Text key={effect} marginTop="1">
          {effect}
        </Text>
      ))}
      {reasonShown && (
        <chakra.figure marginTop="3">
          <chakra.figcaption color="fg.muted" fontSize="sm" marginBottom="1">
            {texts.theySay}
          </chakra.figcaption>
          <Quote isStrong>
            <MemberText lines={12}>{reasonShown}</MemberText>
          </Quote>
        </chakra.figure>
      )}
    </Box>
  );
}
