import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Check } from "../../generated/icons/Check";
import { Clock } from "../../generated/icons/Clock";
import { Button } from "../../ui/Button";

interface Props {
  /** Names both parts together. */
  label: string;
  answer: "GOING" | "WAITLISTED" | "DECLINED" | null | undefined;
  going: string;
  cannot: string;
  /** Said after each of them: of what. */
  of?: string;
  /** Whether going is the main thing to do on this page. */
  isMain?: boolean;
  say(answer: "GOING" | "DECLINED", isSaid: boolean): void;
}

/** The viewer's answer to a date, as one control of two parts. Pressing the current answer again withdraws it. */
export function AnswerPair({ label, answer, going, cannot, of, isMain = false, say }: Props) {
  const hasPlace = answer === "GOING" || answer === "WAITLISTED";
  const hasDeclined = answer === "DECLINED";
  const Icon = answer === "WAITLISTED" ? Clock : Check;
  return (
    <chakra.div role="group" aria-label={label} css={control} data-noprint>
      <Button
        variant={isMain && !hasPlace ? "primary" : "secondary"}
        aria-pressed={hasPlace}
        onClick={() => say("GOING", hasPlace)}
      >
        {hasPlace && <Icon size={18} aria-hidden="true" />}
        {going}
        {of && <VisuallyHidden>{of}</VisuallyHidden>}
      </Button>
      <Button aria-pressed={hasDeclined} onClick={() => say("DECLINED", hasDeclined)}>
        {cannot}
        {of && <VisuallyHidden>{of}</VisuallyHidden>}
      </Button>
    </chakra.div>
  );
}

const control = {
  display: "inline-flex",
  // A phone has this control and the way into the room in one line, without the tick.
  "& svg": { display: { base: "none", md: "block" } },
  "& > button": { paddingInline: { base: "3", md: "5" } },
  "& > button:first-of-type": { borderEndRadius: "0" },
  "& > button:last-of-type": { borderStartRadius: "0", borderInlineStartWidth: "0" },
  "& > button[aria-pressed=true]": { bg: "fg", color: "bg.surface", borderColor: "fg" },
} as const;
