import { Box, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { type BookCardFragment, useBookQuery } from "../../generated/hooks";
import { Failed } from "../../ui/feedback/Failed";
import { Modal } from "../../ui/feedback/Modal";
import { Bone, BoneLine, Loading } from "../../ui/feedback/Skeleton";
import { BookCover } from "./BookCover";
import * as texts from "./texts";

interface Props {
  id: string;
  /** What is known of the book already. */
  known: BookCardFragment | undefined;
  onOpen(id: string): void;
  onClose(): void;
}

/** All there is to know about a book, and books like it. */
export function BookModal({ id, known, onOpen, onClose }: Props) {
  const { data, loading, error, refetch } = useBookQuery({ variables: { id } });
  const book = data?.book ?? known;
  return (
    <Modal title={book?.title ?? texts.book} isOpen onClose={onClose} width="42rem">
      {book && <BookDetail key={id} book={book} />}
      {!book && loading && <BoneLine width="60%" />}
      {!book && !loading && !error && <Text>{texts.bookGone}</Text>}
      {error && !data && <Failed error={error} title={texts.bookMissing} onRetry={() => refetch()} />}
      {book && !error && (
        <chakra.section aria-labelledby="similar" marginTop="6">
          <Heading as="h3" id="similar" size="md" marginBottom="3">
            {texts.moreLikeThis}
          </Heading>
          {data?.book ? <SimilarBooks books={data.book.similar} onOpen={onOpen} /> : <SimilarBones />}
        </chakra.section>
      )}
    </Modal>
  );
}

function BookDetail({ book }: { book: BookCardFragment }) {
  const { subtitle, authors, description } = book;
  return (
    <Flex gap="6" direction={{ base: "column", sm: "row" }} alignItems={{ base: "flex-start", sm: "stretch" }}>
      <Box padding="1">
        <BookCover book={book} width="8.5rem" />
      </Box>
      <Box flex="1" minWidth="0">
        {subtitle && (
          <Text dir="auto" fontWeight="semibold" marginBottom="2">
            {subtitle}
          </Text>
        )}
        <Text dir="auto">{authors.length > 0 ? texts.by(authors.join(", ")) : texts.authorUnknown}</Text>
        <Text color="fg.muted" fontSize="sm" marginTop="1">
          {describeEdition(book)}
        </Text>
        <Text dir="auto" marginTop="4" whiteSpace="pre-line" overflowWrap="anywhere">
          {description || texts.noDescription}
        </Text>
      </Box>
    </Flex>
  );
}

function SimilarBooks({ books, onOpen }: { books: readonly BookCardFragment[]; onOpen(id: string): void }) {
  if (books.length === 0) return <Text color="fg.muted">{texts.noneSimilar}</Text>;
  return (
    <chakra.ul css={similarGrid}>
      {books.map((book) => (
        <li key={book.id}>
          <chakra.button type="button" css={similarLook} onClick={() => onOpen(book.id)}>
            <BookCover book={book} width="3rem" />
            <chakra.span minWidth="0">
              <chakra.span dir="auto" display="block" fontWeight="semibold" lineHeight="snug" lineClamp={2}>
                {book.title}
              </chakra.span>
              <chakra.span dir="auto" display="block" color="fg.muted" fontSize="sm" lineClamp={1}>
                {book.authors.join(", ")}
              </chakra.span>
            </chakra.span>
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  );
}

function SimilarBones() {
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

function describeEdition({ publishedYear, pageCount }: BookCardFragment): string {
  return [publishedYear && texts.publishedIn(publishedYear), pageCount && texts.pages(pageCount)]
    .filter(Boolean)
    .join(" · ");
}
