import { Box, Text } from "@chakra-ui/react";
import { FirstIdeas } from "../features/books/GoalIdeas";
import { GoalForm } from "../features/books/GoalForm";
import { BookGridSkeleton } from "../features/books/BookGrid";
import { AnswerNews, Recommendations } from "../features/books/Recommendations";
import { type Goal, toSearch, useGoal } from "../features/books/useGoal";
import { useRecommendBooksQuery } from "../generated/hooks";
import { Failed } from "../ui/Failed";
import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function LearningsPage() {
  const { asked, ask } = useGoal();
  const { goal, interests } = asked;
  const { data, error, loading, refetch } = useRecommendBooksQuery({
    variables: { goal, interests: interests.length > 0 ? [...interests] : undefined },
    skip: !goal,
    notifyOnNetworkStatusChange: true,
  });
  const books = goal && !loading ? (data?.recommendBooks ?? undefined) : undefined;
  const question = toSearch(asked).toString();
  const askOrRetry = (next: Goal) => (toSearch(next).toString() === question ? void refetch() : ask(next));

  return (
    <PageFrame>
      <PageTitle>Learning Recommendation</PageTitle>
      <Text marginTop="2" color="fg.muted" fontSize="lg" maxWidth="text">
        Tell us what you would like to learn, and we look for the books that people learn it from.
      </Text>
      <Box layerStyle="card" padding={{ base: "5", md: "7" }} marginTop={{ base: "6", md: "8" }} marginBottom="10">
        <GoalForm key={question} initial={asked} isPending={loading} onAsk={askOrRetry} />
      </Box>
      <AnswerNews books={books} />
      {error && !loading && <Failed error={error} title="The books could not be looked up" onRetry={() => refetch()} />}
      {loading && <BookGridSkeleton />}
      {!goal && <FirstIdeas />}
      {books && <Recommendations goal={goal} books={books} />}
    </PageFrame>
  );
}
