import { chakra } from "@chakra-ui/react";
import { diffWords } from "diff";
import { useMemo } from "react";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import * as texts from "./texts";

interface Props {
  before: string;
  after: string;
}

/** Milliseconds; two long texts without a common word would take longer. */
const timeout = 200;

/** Two texts as one: what was removed is struck through, what was added is marked. */
export function Difference({ before, after }: Props) {
  const parts = useMemo(() => compare(before, after), [before, after]);
  return (
    <chakra.div dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" unicodeBidi="plaintext">
      {parts.map(({ value, added, removed }, index) =>
        added || removed ? (
          <chakra.span key={index} asChild css={added ? addedLook : removedLook}>
            {added ? (
              <ins>
                <VisuallyHidden>{texts.addedText}</VisuallyHidden>
                {value}
                <VisuallyHidden>{texts.endOfChange}</VisuallyHidden>
              </ins>
            ) : (
              <del>
                <VisuallyHidden>{texts.removedText}</VisuallyHidden>
                {value}
                <VisuallyHidden>{texts.endOfChange}</VisuallyHidden>
              </del>
            )}
          </chakra.span>
        ) : (
          <span key={index}>{value}</span>
        ),
      )}
    </chakra.div>
  );
}

interface Part {
  value: string;
  added?: boolean;
  removed?: boolean;
}

/** Words of languages without spaces are found by the browser. */
function compare(before: string, after: string): Part[] {
  const intlSegmenter = "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "word" }) : undefined;
  const whole: Part[] = [
    { value: before, removed: true },
    { value: after, added: true },
  ];
  return diffWords(before, after, { timeout, ...(intlSegmenter ? { intlSegmenter } : {}) }) ?? whole;
}

const addedLook = {
  bg: "success.soft",
  color: "success.text",
  textDecoration: "none",
  borderRadius: "0.25rem",
} as const;
const removedLook = { bg: "danger.soft", color: "danger.text", borderRadius: "0.25rem" } as const;
