import { Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
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
  const { say, isPending } = useLatestAnswer(occurrence);
  const standing = standingTo(occurrence, now);
  if (standing === "asks") return <AskFirst occurrence={occurrence} />;
  if (standing === "removed") return <Text color="fg.muted">{texts.removedFromGroup}</Text>;
  if (standing !== "member" && standing !== "joins") return null;
  const { viewerAnswer, session } = occurrence;
  const hasPlace = viewerAnswer === "GOING" || viewerAnswer === "WAITLISTED";
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

/**
 * While an answer is on its way, the other one waits and follows it. Pressing the same button again does nothing then, because
 * that is often the second half of a double click.
 */
function useLatestAnswer(occurrence: OccurrenceRowFragment) {
  const { run, isPending } = useAnswer(occurrence);
  const next = useRef<GivenAnswer | null>(null);
  useEffect(() => {
    const answer = next.current;
    if (isPending || answer === null) return;
    next.current = null;
    void run(answer);
  }, [isPending, run]);
  const say = (answer: GivenAnswer, isSaid: boolean) => {
    if (!isPending) void run(isSaid ? "NONE" : answer);
    else if (!isSaid) next.current = answer;
  };
  return { say, isPending };
}

/** Says before it is pressed what it does: it joins an open group, or takes a place in the line. */
function goLabel(occurrence: OccurrenceRowFragment, isJoining: boolean): string {
  if (isJoining) return texts.goAndJoin;
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
