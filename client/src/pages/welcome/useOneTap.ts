import type { ApolloCache } from "@apollo/client/cache";
import {
  useAskSuggestedMutation,
  useGoToSuggestedMutation,
  useJoinSuggestedMutation,
  type WelcomeDateFragment,
  type WelcomeGroupFragment,
} from "../../generated/welcomeHooks";

export interface Answers {
  group: WelcomeGroupFragment;
  date: WelcomeDateFragment;
}

/** What one tap does: joins or asks, comes, asks a member. Lists of what one belongs to are read again when they are next looked at. */
export function useOneTap() {
  const [joinGroup] = useJoinSuggestedMutation();
  const [ask] = useAskSuggestedMutation();
  const [go] = useGoToSuggestedMutation();
  return {
    join: (groupId: string) => joinGroup({ variables: { input: { groupId } }, update: forget }),
    ask: (userId: string) => ask({ variables: { input: { userId } } }),
    go: (occurrenceId: string) => go({ variables: { input: { occurrenceId, answer: "GOING" } }, update: forget }),
  };
}

function forget(cache: ApolloCache): void {
  for (const fieldName of ["myGroups", "nextUp", "firstSteps", "schedule"])
    cache.evict({ id: "ROOT_QUERY", fieldName });
}
