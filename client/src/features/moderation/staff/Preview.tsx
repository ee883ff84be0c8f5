import { chakra, Text } from "@chakra-ui/react";
import { useMinute } from "../../../shared/time/useMinute";
import { DecisionMessage } from "../decisions/DecisionMessage";
import type { Chosen } from "../decisions/describeDecision";
import type { Case } from "./caseTypes";
import { type Decision, hasReason } from "./useDecideForm";
import * as texts from "./texts";

const dayMs = 86_400_000;

interface Props {
  found: Case;
  /** The decision that was appealed against. */
  answered: Chosen | undefined;
  decision: Decision;
}

/** The decision exactly as the member will read it, and the message to its reporters. */
export function Preview({ found, answered, decision }: Props) {
  const now = useMinute();
  const { kind, isAppeal, authorName } = found;
  const { content, member, days, reasonShown } = decision;
  const until = member === "SUSPEND" && days ? new Date(now + Number(days) * dayMs).toISOString() : null;
  const isRead = authorName !== null && hasReason(found, decision);
  return (
    <chakra.div role="group" aria-label={texts.preview} bg="bg.subtle" borderRadius="md" padding="4">
      <Text color="fg.muted" fontSize="sm" marginBottom="2">
        {texts.preview}
      </Text>
      {isRead ? (
        <DecisionMessage
          answered={answered}
          decision={{ kind, content, member, until, reasonShown: reasonShown.trim() }}
        />
      ) : (
        <Text>{authorName === null ? texts.previewGone : texts.previewNothing}</Text>
      )}
      {!isAppeal && (
        <>
          <Text color="fg.muted" fontSize="sm" marginTop="4" marginBottom="1">
            {texts.previewReporters}
          </Text>
          <Text>{content === "HIDE" || member !== "NONE" ? texts.reportersActed : texts.reportersKept}</Text>
        </>
      )}
    </chakra.div>
  );
}
