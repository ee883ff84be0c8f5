import { Box, chakra, Heading, Text } from "@chakra-ui/react";
import { useId } from "react";
import { type SuggestedBooksQuery, useSuggestedBooksQuery } from "../../../generated/suggestedBookHooks";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { Failed } from "../../../ui/feedback/Failed";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import { PageLink } from "../../../ui/navigation/PageLink";
import { BookCover } from "../BookCover";
import * as texts from "./texts";

type Suggested = NonNullable<SuggestedBooksQuery["suggestedBooks"]>[number];

/** Books for what the viewer wants to learn, each with its topic and why. */
export function SuggestedBooks() {
  const titleId = useId();
  const { data, error, loading, refetch } = useSuggestedBooksQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const books = data?.suggestedBooks;
  return (
    <Box as="section" aria-labelledby={titleId} marginTop="10">
      <Heading as="h2" id={titleId} fontSize="xl" marginBottom="4">
        {texts.forWhatYouLearn}
      </Heading>
      {error && !books && (
        <Failed error={error} title={texts.booksMissing} onRetry={() => refetch()} isRetrying={loading} />
      )}
      {!error && !books && <SuggestedBones />}
      {books?.length === 0 && (
        <None learns={(data?.studyWishes?.learning.length ?? 0) > 0} hasProfile={!!data?.me?.profile} />
      )}
      {books && books.length > 0 && (
        <chakra.ul css={grid}>
          {books.map((suggested) => (
            <li key={suggested.book.id}>
              <SuggestedCard suggested={suggested} />
            </li>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}

function SuggestedCard({ suggested: { book, topic, reason } }: { suggested: Suggested }) {
  return (
    <chakra.span asChild css={look} layerStyle="card">
      <PageLink to={paths.book(book.id)}>
        <BookCover book={book} width="4rem" />
        <chakra.span minWidth="0">
          <chakra.span dir="auto" display="block" color="accent.text" fontSize="sm" fontWeight="semibold">
            {texts.forTopic(topic)}
          </chakra.span>
          <chakra.span dir="auto" display="block" fontWeight="semibold" lineHeight="snug" lineClamp={2}>
            {book.title}
          </chakra.span>
          <chakra.span dir="auto" display="block" color="fg.muted" fontSize="sm" lineClamp={1}>
            {book.authors.join(", ")}
          </chakra.span>
          <chakra.span dir="auto" display="block" fontSize="sm" marginTop="1" lineClamp={2}>
            {reason}
          </chakra.span>
        </chakra.span>
      </PageLink>
    </chakra.span>
  );
}

function None({ learns, hasProfile }: { learns: boolean; hasProfile: boolean }) {
  if (learns) return <Text color="fg.muted">{texts.noneYet}</Text>;
  return (
    <>
      <Text color="fg.muted" marginBottom="4">
        {texts.saySubjects}
      </Text>
      <LinkButton to={hasProfile ? paths.editProfile : paths.welcome}>{texts.sayWhatYouLearn}</LinkButton>
    </>
  );
}

/** In the shape of the cards. */
export function SuggestedBones() {
  return (
    <Loading label={texts.lookingForBooks}>
      <Box css={grid}>
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Box key={key} layerStyle="card" css={look}>
            <Bone width="4rem" height="6rem" flexShrink="0" />
            <Box flex="1">
              <BoneLine fontSize="sm" width="60%" />
              <HeadingLine fontSize="md" />
              <HeadingLine fontSize="md" width="40%" />
              <BoneLine fontSize="sm" width="50%" />
              <BoneLine fontSize="sm" marginTop="1" />
              <BoneLine fontSize="sm" width="80%" />
            </Box>
          </Box>
        ))}
      </Box>
    </Loading>
  );
}

const grid = {
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
} as const;

const look = {
  display: "flex",
  alignItems: "flex-start",
  gap: "4",
  height: "full",
  minHeight: "8.5rem",
  padding: "4",
  overflowWrap: "anywhere",
  _hover: { bg: "bg.subtle" },
} as const;
