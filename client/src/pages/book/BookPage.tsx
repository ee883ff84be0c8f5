import { Box, Flex } from "@chakra-ui/react";
import { useParams } from "react-router-dom";
import { useSession } from "../../features/accounts/SessionProvider";
import { BookDetail } from "../../features/books/BookDetail";
import { Readers, SpeakingGroups } from "../../features/books/shelves/BookPeople";
import { OwnShelf } from "../../features/books/shelves/OwnShelf";
import { ReadingSection } from "../../features/books/shelves/ReadingSection";
import * as shelfTexts from "../../features/books/shelves/texts";
import { SimilarBooks } from "../../features/books/SimilarBooks";
import * as texts from "../../features/books/texts";
import { BookPageDocument, type BookPageQuery, useBookPageQuery } from "../../generated/shelfHooks";
import { paths } from "../../shared/paths";
import type { Opened } from "../../shared/service/firstQueries";
import { LinkButton } from "../../ui/Button";
import { Empty } from "../../ui/feedback/Empty";
import { Failed } from "../../ui/feedback/Failed";
import { readProblem } from "../../ui/feedback/problem";
import { Bone, BoneLine, Loading } from "../../ui/feedback/Skeleton";
import { BackLink } from "../../ui/navigation/BackLink";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageTitle } from "../../ui/page/PageTitle";
import { Section } from "../../ui/page/Section";

/** All there is to know about a book, who reads it, and which groups speak of it. */
export function BookPage() {
  const { bookId = "" } = useParams();
  const { data, error, loading, refetch } = useBookPageQuery({
    variables: { id: bookId },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const book = data?.book;
  // What is no id leads to no book.
  const isGone = data?.book === null || (error && readProblem(error).code === "BAD_USER_INPUT");
  return (
    <PageFrame>
      <Flex marginBottom="2">
        <BackLink to={paths.learnings} />
      </Flex>
      <PageTitle documentTitle={book?.title ?? texts.book} marginBottom="6" overflowWrap="anywhere">
        <bdi>{book?.title ?? texts.book}</bdi>
      </PageTitle>
      {isGone && (
        <Empty action={<LinkButton to={paths.learnings}>{shelfTexts.toBooks}</LinkButton>}>{texts.bookGone}</Empty>
      )}
      {error && !book && !isGone && (
        <Failed error={error} title={texts.bookMissing} isRetrying={loading} onRetry={() => refetch()} />
      )}
      {loading && !book && <BookBones />}
      {book && <KnownBook key={book.id} book={book} />}
    </PageFrame>
  );
}

BookPage.firstQueries = ({ params: { bookId = "" } }: Opened) => [
  { query: BookPageDocument, variables: { id: bookId } },
];

function KnownBook({ book }: { book: NonNullable<BookPageQuery["book"]> }) {
  const { user } = useSession();
  return (
    <>
      <Box layerStyle="card" padding={{ base: "5", md: "7" }}>
        <BookDetail book={book}>{user && <OwnShelf book={book} title={book.title} />}</BookDetail>
      </Box>
      {user && book.viewerShelved && <ReadingSection book={book} shelved={book.viewerShelved} />}
      {user && book.isInCatalogue && <Readers readers={book.readers} />}
      {user && book.isInCatalogue && <SpeakingGroups groups={book.groups} />}
      {book.isInCatalogue && (
        <Section title={texts.moreLikeThis}>
          <SimilarBooks books={book.similar} />
        </Section>
      )}
    </>
  );
}

function BookBones() {
  return (
    <Loading label={shelfTexts.lookingForBook}>
      <Box layerStyle="card" padding={{ base: "5", md: "7" }}>
        <Flex gap="6" direction={{ base: "column", sm: "row" }}>
          <Box padding="1">
            <Bone width="8.5rem" aspectRatio="2 / 3" height="auto" />
          </Box>
          <Box flex="1" minWidth="0">
            <BoneLine width="50%" />
            <BoneLine width="30%" />
            <BoneLine width="20%" fontSize="sm" />
            <Box paddingTop="4">
              <BoneLine />
              <BoneLine />
              <BoneLine width="60%" />
            </Box>
          </Box>
        </Flex>
      </Box>
    </Loading>
  );
}
