import { useCallback, useEffect, useRef, useState } from "react";
import { type RoomFragment, useKeepSeatMutation } from "../../generated/roomHooks";
import { useIsBehind, useIsConnected } from "../../shared/live";
import { useAlerts } from "../alerts/AlertsProvider";
import * as texts from "./texts";

type Room = RoomFragment | null | undefined;

/** For so long a seat cannot end by itself after it was kept, in milliseconds: five seconds less than the service says. */
const keptFor = 70_000;

/** The viewer's seat while live updates fail. */
export interface SeatState {
  /** The goal of a seat that is gone although the viewer did not leave here; null while there is none. */
  lost: { goal: string | null } | null;
  /** Notes that the viewer left, or was heard to have left: nothing is lost then. */
  forget(): void;
  /** Compares a fresh answer with the seat that the viewer had; takes it again if only the connection was lost. */
  check(room: Room, isLive: boolean): void;
}

/**
 * Keeps the viewer's seat by plain requests while its socket is gone, and takes it again with the same goal once the service
 * answers. If that is not possible, says so instead of showing a seat that the service gave up.
 */
export function useSeat(room: Room, isCommons: boolean): SeatState {
  const alerts = useAlerts();
  const [keepSeat] = useKeepSeatMutation();
  const [lost, setLost] = useState<SeatState["lost"]>(null);
  /** The seat as it should be: that of the latest room with one, until the viewer leaves. */
  const own = useRef<{ goal: string | null; hadTimer: boolean } | null>(null);
  const keptAt = useRef(-Infinity);
  /** Several answers can find the seat gone at the same time: it is taken again once, and said once. */
  const isReturning = useRef(false);
  const seat = room?.viewerSeat;
  const hadTimer = !isCommons && room != null && room.timer !== null;
  useEffect(() => {
    if (!seat) return;
    own.current = { goal: seat.goal, hadTimer };
  }, [seat, hadTimer]);

  const forget = useCallback(() => {
    own.current = null;
    setLost(null);
  }, []);
  const giveUp = useCallback((goal: string | null) => {
    own.current = null;
    setLost({ goal });
  }, []);

  const roomId = room?.id;
  const keep = useCallback(
    async (isGone: boolean) => {
      const wanted = own.current;
      if (!wanted || roomId === undefined || (isGone && isReturning.current)) return;
      isReturning.current ||= isGone;
      try {
        const { data } = await keepSeat({ variables: { input: { roomId, goal: wanted.goal } } });
        if (!data?.keepSeat?.viewerSeat) return giveUp(wanted.goal);
        keptAt.current = performance.now();
        if (isGone) alerts.success(wanted.hadTimer && !data.keepSeat.timer ? texts.backWithoutTimer : texts.back);
      } catch {
        // While the service does not answer, the next check tries again.
        if (isGone) setLost({ goal: wanted.goal });
      } finally {
        if (isGone) isReturning.current = false;
      }
    },
    [keepSeat, roomId, alerts, giveUp],
  );
  useKeepWhenCut(Boolean(seat), keep);

  const check = useCallback(
    (fresh: Room, isLive: boolean) => {
      if (!own.current || !fresh) return;
      const isGone = fresh.viewerSeat === null;
      // It cannot have ended by itself: the viewer left on another device, or was removed.
      if (isGone && performance.now() - keptAt.current < keptFor) return giveUp(own.current.goal);
      if (isGone || !isLive) void keep(isGone);
    },
    [keep, giveUp],
  );
  return { lost: seat ? null : lost, forget, check };
}

/** The service frees a seat a few seconds after its socket has closed, and some seconds after entering without one. */
function useKeepWhenCut(isSeated: boolean, keep: (isGone: boolean) => Promise<void>): void {
  const isConnected = useIsConnected();
  const isBehind = useIsBehind();
  const wasConnected = useRef(isConnected);
  useEffect(() => {
    const isCut = wasConnected.current && !isConnected;
    wasConnected.current = isConnected;
    if (isSeated && (isCut || isBehind)) void keep(false);
    // oxlint-disable-next-line react/exhaustive-deps -- when the connection changes, not with each answer
  }, [isConnected, isBehind, isSeated]);
}
