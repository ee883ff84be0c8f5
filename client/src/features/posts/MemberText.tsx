import { Box, chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useIsCut } from "../../ui/lists/useIsCut";
import * as texts from "./texts";

interface Props {
  children: string;
  /** How many lines are shown before "Show more"; all of them without it. */
  lines?: number;
}

/** What a member wrote, with their line breaks, and each paragraph in its own direction of writing. */
export function MemberText({ children, lines }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { ref, isCut } = useIsCut<HTMLDivElement>();
  return (
    <Box>
      <Box
        ref={ref}
        id={id}
        dir="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        unicodeBidi="plaintext"
        css={lines && !isOpen ? clampedTo(lines) : undefined}
      >
        {withoutBlankEnds(children)}
      </Box>
      {(isCut || isOpen) && (
        <chakra.button
          type="button"
          minHeight="11"
          fontWeight="semibold"
          color="accent.text"
          textDecoration="underline"
          textUnderlineOffset="0.2em"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.showLess : texts.showMore}
        </chakra.button>
      )}
    </Box>
  );
}

/** Blank lines between paragraphs stay; those before the first and after the last word are only a hole in the card. */
const withoutBlankEnds = (text: string) => text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();

const clampedTo = (lines: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: String(lines),
    overflow: "hidden",
  }) as const;
