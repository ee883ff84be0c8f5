import { Flex, Text } from "@chakra-ui/react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { OccurrenceRowFragment } from "../../../generated/sessionHooks";
import { AnswerPair } from "../../../shared/answer/AnswerPair";
import { useLatestAnswer } from "../../../shared/answer/useLatestAnswer";
import { isFull } from "../../../shared/isFull";
import { paths } from "../../../shared/paths";
import { Button, LinkButton } from "../../../ui/Button";
import * as texts from "../texts";
import { standingTo } from "./standing";
import { useAnswer } from "./useAnswer";

interface Props {
  occurrence: OccurrenceRowFragment;
  /** The current minute. */
  now: number;
  /** Whether going is the main thing to do on this page. */
  isMain?: boolean;
}

/** Go or can't make it; going joins an open group. Renders nothing once it is too late. */
export function AnswerButtons({ occurrence, now, isMain = false }: Props) {
  const action = useAnswer(occurrence);
  const say = useLatestAnswer(action);
  const standing = standingTo(occurrence, now);
  if (standing === "asks") return <AskFirst occurrence={occurrence} />;
  if (standing === "removed") return <Text color="fg.muted">{texts.removedFromGroup}</Text>;
  if (standing !== "member" && standing !== "joins") return null;
  const { viewerAnswer, session } = occurrence;
  const of = texts.to(session.title);
  if (standing === "member")
    return (
      <AnswerPair
        label={texts.yourAnswerTo(session.title)}
        answer={viewerAnswer}
        going={goLabel(occurrence)}
        cannot={texts.cannot}
        of={of}
        isMain={isMain}
        say={say}
      />
    );
  return (
    // An answer alone shows at once; joining waits for the service.
    <Button
      variant={isMain ? "primary" : "secondary"}
      isPending={action.isPending}
      onClick={() => say("GOING", false)}
      data-noprint
    >
      {texts.goAndJoin}
      <VisuallyHidden>{of}</VisuallyHidden>
    </Button>
  );
}

/** Says before it is pressed that it takes a place in the line. */
function goLabel(occurrence: OccurrenceRowFragment): string {
  if (occurrence.viewerAnswer === "GOING") return texts.goes;
  const isWaiting = occurrence.viewerAnswer === "WAITLISTED";
  return isWaiting || isFull(occurrence) ? texts.waitForPlace : texts.go;
}

function AskFirst({ occurrence: { session } }: { occurrence: OccurrenceRowFragment }) {
  return (
    <Flex gap="3" flexWrap="wrap" alignItems="center" data-noprint>
      <Text color="fg.muted">{texts.membersGo}</Text>
      {session.group && <LinkButton to={paths.post(session.group.id)}>{texts.askFirst}</LinkButton>}
    </Flex>
  );
}
