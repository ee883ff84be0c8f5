import { Box, chakra } from "@chakra-ui/react";
import { type ReactNode, useId, useState } from "react";
import { useIsCut } from "../ui/lists/useIsCut";
import * as texts from "./texts";

interface Props {
  children: ReactNode;
  /** How many lines are shown before "Show more"; all of them without it. */
  lines?: number | undefined;
}

/** What a member wrote: each paragraph in its own direction of writing, and not more lines than there is room for. */
export function ClampedText({ children, lines }: Props) {
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
        css={lines && !isOpen ? clampedTo(lines) : whole}
        // With the keyboard one can reach a link that is cut off.
        onFocus={({ target }) => isCut && target.matches(":focus-visible") && setOpen(true)}
      >
        {children}
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

/** Letters with many marks cover nothing around them; the outline of a link has room. */
const whole = { overflow: "clip", overflowClipMargin: "6px" } as const;

const clampedTo = (lines: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: String(lines),
    overflow: "hidden",
  }) as const;
