import type { ApolloCache } from "@apollo/client/cache";
import { useAlerts } from "../../features/alerts/AlertsProvider";
import {
  useAskSuggestedMutation,
  useGoToSuggestedMutation,
  useJoinSuggestedMutation,
  useTakeSuggestedSeatMutation,
  type WelcomeDateFragment,
  type WelcomeGroupFragment,
  type WelcomeSeatFragment,
} from "../../generated/welcomeHooks";
import * as texts from "./texts";

export interface Answers {
  group: WelcomeGroupFragment;
  date: WelcomeDateFragment;
  seat: WelcomeSeatFragment;
}

/** What one tap does: joins or asks, comes, takes a seat, asks a member. Lists of what one belongs to are read again when they are next looked at. */
export function useOneTap() {
  const [joinGroup] = useJoinSuggestedMutation();
  const [ask] = useAskSuggestedMutation();
  const [go] = useGoToSuggestedMutation();
  const [takeSeat] = useTakeSuggestedSeatMutation();
  const alerts = useAlerts();
  const take = async (occurrenceId: string) => {
    const { data } = await takeSeat({ variables: { input: { occurrenceId } }, update: forget });
    if (data?.takeSeat && !data.takeSeat.hasSeat) alerts.danger(texts.tooLate);
  };
  return {
    take,
    join: (groupId: string) => joinGroup({ variables: { input: { groupId } }, update: forget }),
    ask: (userId: string) => ask({ variables: { input: { userId } } }),
    go: (occurrenceId: string) => go({ variables: { input: { occurrenceId, answer: "GOING" } }, update: forget }),
  };
}

function forget(cache: ApolloCache): void {
  for (const fieldName of ["myGroups", "nextUp", "firstSteps", "schedule"])
    cache.evict({ id: "ROOT_QUERY", fieldName });
}
