import { Flex, Heading, Text, VisuallyHidden } from "@chakra-ui/react";
import type { BookCardFragment } from "../../generated/hooks";
import noMatch from "../../pictures/no-match.svg";
import { Empty } from "../../ui/Empty";
import { BookGrid } from "./BookGrid";
import { IdeaLinks } from "./GoalIdeas";

interface Props {
  goal: string;
  books: readonly BookCardFragment[];
}

/** The answer to a goal; says so plainly when nothing, or nothing close, was found. */
export function Recommendations({ goal, books }: Props) {
  if (books.length === 0)
    return (
      <Empty picture={noMatch} title="No book for that yet" action={<IdeaLinks />}>
        Our shelves have nothing for “{goal}”. Other words may help, or one of these:
      </Empty>
    );
  const hasCloseMatch = books.some(({ isCloseMatch }) => isCloseMatch);
  return (
    <>
      <Flex direction="column" gap="1" marginBottom="6">
        <Heading as="h2" dir="auto" overflowWrap="anywhere">
          {hasCloseMatch ? `Books for “${goal}”` : "Nothing close, but near"}
        </Heading>
        {!hasCloseMatch && (
          <Text color="fg.muted" maxWidth="text">
            Our shelves have nothing close to “{goal}”. These are the nearest books we know.
          </Text>
        )}
      </Flex>
      <BookGrid books={books} />
    </>
  );
}

/** What a screen reader hears when the answer is there. */
export function AnswerNews({ books }: { books: readonly BookCardFragment[] | undefined }) {
  return (
    <VisuallyHidden role="status">
      {books && (books.length === 1 ? "1 book found" : `${books.length} books found`)}
    </VisuallyHidden>
  );
}
