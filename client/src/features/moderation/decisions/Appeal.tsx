import { Box, chakra, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { DecisionLineFragment } from "../../../generated/decisionHooks";
import { formatMoment } from "../../../shared/time/formatDate";
import { MemberText } from "../../../shared/MemberText";
import { Button } from "../../../ui/Button";
import { AppealForm } from "./AppealForm";
import { DecisionMessage } from "./DecisionMessage";
import { Quote } from "./Quote";
import * as texts from "./texts";

interface Props {
  decision: DecisionLineFragment;
  limitedToken?: string | undefined;
}

/** The appeal against a decision: possible, being written, sent or answered. */
export function Appeal({ decision, limitedToken }: Props) {
  const { id, appeal, appealableUntil, content, member } = decision;
  const [isWriting, setWriting] = useState(false);
  if (appeal) return <Sent decision={decision} text={appeal} />;
  if (!appealableUntil) {
    const isAdverse = content === "HIDE" || member !== "NONE";
    return isAdverse && <Text css={below}>{texts.tooLate}</Text>;
  }
  if (isWriting) return <AppealForm decisionId={id} limitedToken={limitedToken} onClose={() => setWriting(false)} />;
  return (
    <Box css={below}>
      <Text marginBottom="3">{texts.appealUntil(formatMoment(appealableUntil))}</Text>
      <Button onClick={() => setWriting(true)}>{texts.appeal}</Button>
    </Box>
  );
}

function Sent({ decision, text }: { decision: DecisionLineFragment; text: string }) {
  const { answer } = decision;
  return (
    <Box css={below}>
      <chakra.figure>
        <chakra.figcaption color="fg.muted" fontSize="sm" marginBottom="1">
          {texts.youAppealed}
        </chakra.figcaption>
        <Quote>
          <MemberText lines={6}>{text}</MemberText>
        </Quote>
      </chakra.figure>
      {answer ? (
        <chakra.section aria-label={texts.answer} marginTop="4">
          <Text color="fg.muted" fontSize="sm" marginBottom="1">
            {texts.answer}
          </Text>
          <DecisionMessage decision={answer} answered={decision} as="h4" />
        </chakra.section>
      ) : (
        <Text role="status" marginTop="3" fontWeight="medium">
          {texts.appealSent}
        </Text>
      )}
    </Box>
  );
}

const below = { marginTop: "5", paddingTop: "5", borderTopWidth: "1px" } as const;
