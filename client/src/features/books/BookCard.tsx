import { chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Lightbulb } from "../../generated/icons/Lightbulb";
import { type ReactNode, useId } from "react";
import type { RecommendedBookFragment } from "../../generated/hooks";
import { Button } from "../../ui/Button";
import { BookCover } from "./BookCover";
import { bookActionsLook } from "./bookGridLook";
import { subjectLook } from "./subjectLook";
import * as texts from "./texts";

interface Props {
  recommendation: RecommendedBookFragment;
  onOpen(): void;
  /** Asks for books like this one. */
  onMore(): void;
}

/** A recommended book: what it is, by whom, and why it is here. */
export function BookCard({ recommendation: { node: book, reason }, onOpen, onMore }: Props) {
  const titleId = useId();
  return (
    <chakra.article aria-labelledby={titleId} css={cardLook} layerStyle="card">
      <CoverStage color={subjectLook(book).color}>
        <BookCover book={book} width={{ base: "5.5rem", sm: "8.5rem" }} />
      </CoverStage>
      <Flex direction="column" flex="1" minWidth="0" padding={{ base: "4", sm: "5" }}>
        <Heading
          as="h3"
          id={titleId}
          dir="auto"
          lineHeight="snug"
          minHeight="2.6em"
          overflowWrap="anywhere"
          css={clamped(3)}
          title={book.title}
        >
          {book.title}
        </Heading>
        <Text dir="auto" color="fg.muted" fontSize="sm" marginTop="1" overflowWrap="anywhere" css={clamped(2)}>
          {book.authors.join(", ") || texts.authorUnknown}
        </Text>
        <Reason>{reason}</Reason>
        <Flex marginTop="auto" css={bookActionsLook}>
          <Button flex={{ sm: "1" }} paddingInline={{ base: "3", sm: "4" }} onClick={onOpen}>
            {texts.view}
            <VisuallyHidden> {book.title}</VisuallyHidden>
          </Button>
          <Button flex={{ sm: "1" }} variant="quiet" paddingInline="2" whiteSpace="nowrap" onClick={onMore}>
            {texts.moreLikeThis}
            <VisuallyHidden> {book.title}</VisuallyHidden>
          </Button>
        </Flex>
      </Flex>
    </chakra.article>
  );
}

/** The background of a cover, in a light tint of its subject's colour. */
function CoverStage({ color, children }: { color: string; children: ReactNode }) {
  return (
    <chakra.div
      position="relative"
      display="grid"
      placeItems="center"
      padding={{ base: "4", sm: "6" }}
      isolation="isolate"
    >
      <chakra.span position="absolute" inset="0" zIndex="-1" bg={color} opacity="0.22" />
      {children}
    </chakra.div>
  );
}

function Reason({ children }: { children: string }) {
  return (
    <Flex gap="2" minHeight="2.6em" marginTop="3" marginBottom="4" fontSize="sm" lineHeight="snug">
      <chakra.span flexShrink="0" color="accent.text" paddingTop="0.5">
        <Lightbulb size={16} aria-hidden="true" />
      </chakra.span>
      <chakra.span dir="auto" overflowWrap="anywhere">
        {children}
      </chakra.span>
    </Flex>
  );
}

const cardLook = {
  display: "flex",
  flexDirection: { base: "row", sm: "column" },
  height: "full",
  overflow: "hidden",
} as const;

const clamped = (lines: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: String(lines),
    overflow: "hidden",
  }) as const;
