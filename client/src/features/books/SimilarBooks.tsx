import { Box, chakra, Text } from "@chakra-ui/react";
import type { BookCardFragment } from "../../generated/hooks";
import { paths } from "../../shared/paths";
import { Bone, Loading } from "../../ui/feedback/Skeleton";
import { PageLink } from "../../ui/navigation/PageLink";
import { BookCover } from "./BookCover";
import * as texts from "./texts";

interface Props {
  books: readonly BookCardFragment[];
  /** Left out: each leads to its page. */
  onOpen?(id: string): void;
}

export function SimilarBooks({ books, onOpen }: Props) {
  if (books.length === 0) return <Text color="fg.muted">{texts.noneSimilar}</Text>;
  return (
    <chakra.ul css={similarGrid}>
      {books.map((book) => (
        <li key={book.id}>
          {onOpen ? (
            <chakra.button type="button" css={similarLook} onClick={() => onOpen(book.id)}>
              <SimilarBook book={book} />
            </chakra.button>
          ) : (
            <chakra.span asChild css={similarLook}>
              <PageLink to={paths.book(book.id)}>
                <SimilarBook book={book} />
              </PageLink>
            </chakra.span>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

function SimilarBook({ book }: { book: BookCardFragment }) {
  return (
    <>
      <BookCover book={book} width="3rem" />
      <chakra.span minWidth="0">
        <chakra.span dir="auto" display="block" fontWeight="semibold" lineHeight="snug" lineClamp={2}>
          {book.title}
        </chakra.span>
        <chakra.span dir="auto" display="block" color="fg.muted" fontSize="sm" lineClamp={1}>
          {book.authors.join(", ")}
        </chakra.span>
      </chakra.span>
    </>
  );
}

export function SimilarBones() {
  return (
    <Loading label={texts.lookingForSimilar}>
      <Box css={similarGrid}>
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Bone key={key} height="5.5rem" borderRadius="md" />
        ))}
      </Box>
    </Loading>
  );
}

const similarGrid = {
  display: "grid",
  gap: "2",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;

const similarLook = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "full",
  minHeight: "5.5rem",
  padding: "2",
  borderRadius: "md",
  textAlign: "start",
  overflowWrap: "anywhere",
  _hover: { bg: "bg.subtle" },
} as const;
