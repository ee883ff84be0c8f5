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

type Room = RoomFragment | null | undefined;

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
  const renew = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const latestRef = useLatest(room, renew);
  useRoomChangedSubscription({
    variables: { roomId: room?.id ?? "" },
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the generated hooks take no skipToken
    skip: !room,
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      if (!event || !latestRef.current) return;
      const next = applyChange(latestRef.current, event.roomChanged, user?.id);
      if (next === null) return renew();
      if (next === latestRef.current) return;
      latestRef.current = next;
      cache.writeFragment<RoomFragment>({ fragment: RoomFragmentDoc, fragmentName: "Room", data: next });
    },
  });
  useOnReconnect(renew);
  return { room, me: data?.me, error, isLoading: loading, refetch };
}

/** The newest state that is known: an answer that was overtaken by a live event is asked for again. */
function useLatest(room: Room, renew: () => void) {
  const latestRef = useRef<RoomFragment | null>(null);
  useEffect(() => {
    if (!isOlder(room, latestRef.current)) latestRef.current = room ?? null;
  }, [room]);
  const version = room?.version;
  useEffect(() => {
    if (version !== undefined && latestRef.current && version < latestRef.current.version) renew();
  }, [version, renew]);
  return latestRef;
}

const isOlder = (room: Room, known: Room) => room && known && room.id === known.id && room.version < known.version;
