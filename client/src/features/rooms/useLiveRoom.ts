import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import {
  RoomFragmentDoc,
  type RoomFragment,
  useRoomChangedSubscription,
  useStudyRoomQuery,
} from "../../generated/roomHooks";
import { useOnReconnect } from "../../shared/reconnects";
import { useSession } from "../accounts/SessionProvider";
import { applyChange } from "./applyChange";

/** A room that follows what happens in it; without a group, the commons. Following it keeps the viewer's place. */
export function useLiveRoom(groupId: string | null) {
  const { user } = useSession();
  const { cache } = useApolloClient();
  const { data, error, loading, refetch } = useStudyRoomQuery({
    variables: { id: groupId ?? "", isCommons: groupId === null },
    // A timer from the cache would count from a moment that is long over.
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const room = groupId === null ? data?.commons : data?.room;
  const latest = useRef<RoomFragment | null>(null);
  useEffect(() => {
    latest.current = room ?? null;
  }, [room]);
  const renew = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useRoomChangedSubscription({
    variables: { roomId: room?.id ?? "" },
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the generated hooks take no skipToken
    skip: !room,
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      if (!event || !latest.current) return;
      const next = applyChange(latest.current, event.roomChanged, user?.id);
      if (next === null) return renew();
      if (next === latest.current) return;
      latest.current = next;
      cache.writeFragment<RoomFragment>({ fragment: RoomFragmentDoc, fragmentName: "Room", data: next });
    },
  });
  useOnReconnect(renew);
  return { room, me: data?.me, error, isLoading: loading, refetch };
}
