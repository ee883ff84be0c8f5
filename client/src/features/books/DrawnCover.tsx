import { Box, chakra } from "@chakra-ui/react";
import { CoverArt } from "./CoverArt";
import { type CoverBook, coverLook } from "./coverLook";

/** A cover made of the title, the authors and a drawing in the subject's colour and shape; it scales with its box. */
export function DrawnCover({ book }: { book: CoverBook }) {
  const look = coverLook(book);
  return (
    <Box
      position="relative"
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      height="full"
      bg={look.ground}
      color={look.letters}
      lineHeight="tight"
      css={{ containerType: "inline-size" }}
      data-cover
    >
      <chakra.span position="absolute" insetStart="0" insetBlock="0" width="5%" bg="ink" opacity="0.16" zIndex="1" />
      <chakra.span position="absolute" inset="0" color={look.art}>
        <CoverArt pattern={look.pattern} shape={look.shape} />
      </chakra.span>
      <chakra.span
        dir="auto"
        position="relative"
        data-line
        padding="10% 8% 0.15em 14%"
        fontFamily="heading"
        fontWeight="bold"
        overflowWrap="anywhere"
        css={clamped(5)}
        style={{ fontSize: fontSizeFor(book.title) }}
      >
        {book.title}
      </chakra.span>
      <chakra.span
        dir="auto"
        position="relative"
        data-line
        padding="0 8% 10% 14%"
        fontWeight="semibold"
        fontSize="7.5cqw"
        overflowWrap="anywhere"
        css={clamped(3)}
      >
        {book.authors.join(", ")}
      </chakra.span>
    </Box>
  );
}

/** In hundredths of the cover's width: long titles are set smaller, and so are those with a word that would break. */
function fontSizeFor(title: string): string {
  const byLength = title.length > 48 ? 9.5 : title.length > 24 ? 12 : 14.5;
  const longestWord = Math.max(1, ...title.split(/[\s-]+/).map((word) => word.length));
  return `${Math.max(7, Math.min(byLength, widthOfText / longestWord))}cqw`;
}

/** The cover's width without its margins, over the width of a letter of the heading font in ems. */
const widthOfText = 78 / 0.62;

const clamped = (lines: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: String(lines),
    overflow: "hidden",
  }) as const;
