import { chakra } from "@chakra-ui/react";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import { BookCover } from "./BookCover";
import type { CoverBook } from "./coverLook";
import * as texts from "./texts";

/** The card of a book that a member shared: it leads to the book's page. */
export function SharedBook({ book }: { book: CoverBook }) {
  return (
    <chakra.span asChild css={cardLook}>
      <PageLink to={paths.book(book.id)}>
        <BookCover book={book} width="3.5rem" />
        <chakra.span minWidth="0">
          <chakra.span dir="auto" display="block" fontWeight="semibold" lineHeight="snug" lineClamp={3}>
            {book.title}
          </chakra.span>
          <chakra.span dir="auto" display="block" color="fg.muted" fontSize="sm" marginTop="1" lineClamp={2}>
            {book.authors.join(", ") || texts.authorUnknown}
          </chakra.span>
        </chakra.span>
      </PageLink>
    </chakra.span>
  );
}

const cardLook = {
  display: "flex",
  alignItems: "center",
  gap: "4",
  maxWidth: "26rem",
  padding: "3",
  borderWidth: "1px",
  borderRadius: "md",
  textAlign: "start",
  overflowWrap: "anywhere",
  _hover: { bg: "bg.subtle" },
} as const;
