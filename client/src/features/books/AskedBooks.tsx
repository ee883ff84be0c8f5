import type { ApolloCache, Reference } from "@apollo/client/cache";
import { useEffect } from "react";
import { useRecommendBooksQuery } from "../../generated/hooks";
import { Failed } from "../../ui/feedback/Failed";
import { BookGridSkeleton } from "./BookGridSkeleton";
import { AnswerNews, Recommendations } from "./Recommendations";
import type { Goal } from "./useGoal";
import * as texts from "./texts";

interface Props {
  asked: Goal;
  /** Asks the service even if the answer is known: the same goal was sent again. */
  isRepeated: boolean;
  onPending(isPending: boolean): void;
  onAsk(goal: Goal): void;
}

/** The books for a goal, in all states: not requested, loading, loaded, failed. */
export function AskedBooks({ asked: { goal, interests }, isRepeated, onPending, onAsk }: Props) {
  const { data, error, loading, refetch, client } = useRecommendBooksQuery({
    variables: { goal, interests: interests.length > 0 ? [...interests] : undefined },
    fetchPolicy: isRepeated ? "network-only" : "cache-first",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const recommendations = loading ? undefined : data?.recommendBooks?.edges;
  useEffect(() => {
    onPending(loading);
    return () => onPending(false);
  }, [loading, onPending]);
  const isProvisional = data?.recommendBooks?.isProvisional ?? false;
  useEffect(() => (isProvisional ? () => forgetProvisional(client.cache) : undefined), [isProvisional, client]);
  return (
    <>
      <AnswerNews count={recommendations?.length} />
      {error && !loading && <Failed error={error} title={texts.booksMissing} onRetry={() => refetch()} />}
      {loading && <BookGridSkeleton />}
      {recommendations && <Recommendations goal={goal} recommendations={recommendations} onAsk={onAsk} />}
    </>
  );
}

/** Who comes back to the goal asks the service again: by then it may know the meaning of the goal. */
function forgetProvisional(cache: ApolloCache): void {
  cache.modify({
    fields: {
      recommendBooks: (known: Reference, { DELETE, readField }) => (readField("isProvisional", known) ? DELETE : known),
    },
  });
}
