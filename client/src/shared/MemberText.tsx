import { Box, chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useIsCut } from "../ui/lists/useIsCut";
import { splitLinks } from "./splitLinks";
import * as texts from "./texts";
import { memberLinkRel } from "./webUrl";

interface Props {
  children: string;
  /** Who wrote it; null while they are not there. Without it, there are no links. */
  author?: { isNew: boolean } | null | undefined;
  /** How many lines are shown before "Show more"; all of them without it. */
  lines?: number;
}

/**
 * What a member wrote, with their line breaks, and each paragraph in its own direction of writing. Web addresses are links,
 * but not those of new members.
 */
export function MemberText({ children, author, lines }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { ref, isCut } = useIsCut<HTMLDivElement>();
  const text = withoutBlankEnds(children);
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
        // With the keyboard one can reach a link that is cut off.
        onFocus={({ target }) => isCut && target.matches(":focus-visible") && setOpen(true)}
      >
        {author && !author.isNew ? <LinkedText>{text}</LinkedText> : text}
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

function LinkedText({ children }: { children: string }) {
  return splitLinks(children).map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      <chakra.a
        key={index}
        href={href}
        target="_blank"
        rel={memberLinkRel}
        color="accent.text"
        textDecoration="underline"
        textUnderlineOffset="0.2em"
      >
        <bdi>{text}</bdi>
      </chakra.a>
    ),
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
