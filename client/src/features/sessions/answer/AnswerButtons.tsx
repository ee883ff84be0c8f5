import { Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import type { GivenAnswer, OccurrenceRowFragment } from "../../../generated/sessionHooks";
import { Check } from "../../../generated/icons/Check";
import { Clock } from "../../../generated/icons/Clock";
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

/** Go or can't make it. Pressing the current answer again withdraws it. Renders nothing once it is too late. */
export function AnswerButtons({ occurrence, now, isMain = false }: Props) {
  const { run, isPending } = useAnswer(occurrence);
  const standing = standingTo(occurrence, now);
  if (standing === "asks") return <AskFirst occurrence={occurrence} />;
  if (standing !== "member" && standing !== "joins") return null;
  const { viewerAnswer, session } = occurrence;
  const hasPlace = viewerAnswer === "GOING" || viewerAnswer === "WAITLISTED";
  const say = (answer: GivenAnswer, isSaid: boolean) => void run(isSaid ? "NONE" : answer);
  return (
    <Flex gap="2" flexWrap="wrap" data-noprint>
      <Button
        variant={isMain && !hasPlace ? "primary" : "secondary"}
        aria-pressed={hasPlace}
        // An answer alone shows at once; joining waits for the service.
        isPending={isPending && standing === "joins"}
        bg={hasPlace ? "accent.soft" : undefined}
        onClick={() => say("GOING", hasPlace)}
      >
        {hasPlace &&
          (viewerAnswer === "GOING" ? <Check size={18} aria-hidden="true" /> : <Clock size={18} aria-hidden="true" />)}
        {goLabel(occurrence, standing === "joins")}
        <VisuallyHidden>{texts.to(session.title)}</VisuallyHidden>
      </Button>
      {standing === "member" && (
        <Button
          variant={viewerAnswer === "DECLINED" ? "secondary" : "quiet"}
          aria-pressed={viewerAnswer === "DECLINED"}
          bg={viewerAnswer === "DECLINED" ? "bg.subtle" : undefined}
          onClick={() => say("DECLINED", viewerAnswer === "DECLINED")}
        >
          {texts.cannot}
          <VisuallyHidden>{texts.to(session.title)}</VisuallyHidden>
        </Button>
      )}
    </Flex>
  );
}

/** Says before it is pressed what it does: it joins an open group, or takes a place in the line. */
function goLabel(occurrence: OccurrenceRowFragment, isJoining: boolean): string {
  if (isJoining) return texts.goAndJoin;
  const isWaiting = occurrence.viewerAnswer === "WAITLISTED";
  return isWaiting || (isFull(occurrence) && occurrence.viewerAnswer !== "GOING") ? texts.waitForPlace : texts.go;
}

function AskFirst({ occurrence: { session } }: { occurrence: OccurrenceRowFragment }) {
  return (
    <Flex gap="3" flexWrap="wrap" alignItems="center" data-noprint>
      <Text color="fg.muted">{texts.membersGo}</Text>
      {session.group && <LinkButton to={paths.post(session.group.id)}>{texts.askFirst}</LinkButton>}
    </Flex>
  );
}
