import type { ApolloCache, Reference } from "@apollo/client";
import { useCallback } from "react";
import {
  HomeDocument,
  type HomePersonFragment,
  type HomeQuery,
  type JoinRequestFragment,
  useAnswerBuddyMutation,
  useAnswerJoinRequestMutation,
} from "../../generated/homeHooks";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

/** `run(true)` accepts, `run(false)` declines. */
export type AnswerRequest = ReturnType<typeof useAction<[isAccepted: boolean]>>;

/** The request leaves Home optimistically; an error brings it back and raises an alert. */
export function useAnswerBuddy(requestId: string, { id: userId, name }: HomePersonFragment): AnswerRequest {
  const alerts = useAlerts();
  const [answer] = useAnswerBuddyMutation();
  const perform = useCallback(
    async (isAccepted: boolean) => {
      const user = { __typename: "User", id: userId } as const;
      await answer({
        variables: { input: { userId }, isAccepted },
        optimisticResponse: isAccepted ? { acceptBuddy: user } : { declineBuddy: user },
        update(cache) {
          cache.updateQuery<HomeQuery>({ query: HomeDocument }, (home) => home && withoutBuddy(home, requestId));
          forget(cache, user, "buddyState");
        },
      });
      alerts.success(isAccepted ? texts.nowBuddies(name) : texts.buddyDeclined(name));
    },
    [answer, alerts, requestId, userId, name],
  );
  return useAction(perform);
}

function withoutBuddy(home: HomeQuery, requestId: string): HomeQuery {
  const { waiting } = home;
  if (!waiting) return home;
  return { ...home, waiting: { ...waiting, buddies: waiting.buddies.filter(({ id }) => id !== requestId) } };
}

/** The same for a request to join a group. */
export function useAnswerJoin(groupId: string, { id: requestId, user }: JoinRequestFragment): AnswerRequest {
  const alerts = useAlerts();
  const [answer] = useAnswerJoinRequestMutation();
  const perform = useCallback(
    async (isAccepted: boolean) => {
      const { id: userId = requestId, name = texts.absentMember } = user ?? {};
      const group = { __typename: "Group", id: groupId } as const;
      await answer({
        variables: { input: { groupId, userId }, isAccepted },
        optimisticResponse: isAccepted ? { acceptJoinRequest: group } : { declineJoinRequest: group },
        update(cache) {
          cache.modify<{ count: number; requests: readonly Reference[] }>({
            id: cache.identify({ __typename: "GroupRequests", id: groupId }),
            fields: {
              count: (count) => count - 1,
              requests: (requests, { readField }) => requests.filter((one) => readField("id", one) !== requestId),
            },
          });
          forget(cache, group, "joinRequests");
        },
      });
      alerts.success(isAccepted ? texts.accepted(name) : texts.declined(name));
    },
    [answer, alerts, groupId, requestId, user],
  );
  return useAction(perform);
}

/** Other pages read it again. */
function forget(cache: ApolloCache, object: { __typename: string; id: string }, fieldName: string): void {
  cache.evict({ id: cache.identify(object), fieldName });
}
