import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import {
  RoomFragmentDoc,
  type RoomFragment,
  useRoomChangedSubscription,
  useStudyRoomQuery,
} from "../../generated/roomHooks";
import { useOnMissed } from "../../shared/live";
import { useSession } from "../accounts/SessionProvider";
import { applyChange } from "./applyChange";
import { useOnClockJump } from "./serverClock";
import { useSeat } from "./useSeat";

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
  useOnClockJump(renew);
  const seat = useSeat(room, groupId === null);
  const { latestRef, noteHeard } = useLatest(room, loading, renew);
  useRoomChangedSubscription({
    variables: { roomId: room?.id ?? "" },
    skip: !room,
    fetchPolicy: "no-cache",
    ignoreResults: true,
    // The viewer may not be there any more: the answer says why.
    onComplete: renew,
    onData: ({ data: { data: event } }) => {
      if (!event || !latestRef.current) return;
      noteHeard(event.roomChanged.version);
      const next = applyChange(latestRef.current, event.roomChanged, user?.id);
      if (next === null) return renew();
      if (next === latestRef.current) return;
      if (next.viewerSeat === null) seat.forget();
      latestRef.current = next;
      cache.writeFragment<RoomFragment>({ fragment: RoomFragmentDoc, fragmentName: "Room", data: next });
    },
  });
  useOnMissed((isLive) => {
    const look = async () => {
      const { data: fresh } = await refetch();
      seat.check(groupId === null ? fresh?.commons : fresh?.room, isLive);
    };
    void look().catch(() => undefined);
  });
  return { room, me: data?.me, seat, error, isLoading: loading, refetch };
}

/** The newest state that is known. An answer that is older than what was heard meanwhile is asked for again, once. */
function useLatest(room: Room, isLoading: boolean, renew: () => void) {
  const latestRef = useRef<RoomFragment | null>(null);
  const heardRef = useRef({ version: 0, isRepeated: false });
  const noteHeard = (version: number) => {
    if (version > heardRef.current.version) heardRef.current = { version, isRepeated: false };
  };
  useEffect(() => {
    if (isOlder(room, latestRef.current)) return;
    latestRef.current = room ?? null;
    if (room) noteHeard(room.version);
  }, [room]);
  const version = room?.version;
  useEffect(() => {
    const heard = heardRef.current;
    if (isLoading || version === undefined || version >= heard.version || heard.isRepeated) return;
    heard.isRepeated = true;
    renew();
  }, [version, isLoading, renew]);
  return { latestRef, noteHeard };
}

const isOlder = (room: Room, known: Room) => room && known && room.id === known.id && room.version < known.version;
