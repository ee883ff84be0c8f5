import { useRef } from "react";
import { usePlansOfGroupChangedSubscription, usePlansOfViewerChangedSubscription } from "../../generated/sessionHooks";
import { useLater } from "../../shared/useLater";

/** Looks again soon after a group has changed, which its plans do. Changes that come close together are one. */
export function useLivePlansOf(groupId: string | undefined, renew: () => unknown): void {
  const renewLater = useLater(renew);
  const isFirst = useRef(true);
  usePlansOfGroupChangedSubscription({
    variables: { groupId: groupId ?? "" },
    skip: groupId === undefined,
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: () => {
      // The first event says how things are now.
      if (isFirst.current) isFirst.current = false;
      else renewLater();
    },
  });
}

/** Looks again soon after one of the viewer's groups has changed. */
export function useLivePlans(renew: () => unknown): void {
  const renewLater = useLater(renew);
  usePlansOfViewerChangedSubscription({
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data && "id" in data.viewerChanged) renewLater();
    },
  });
}
