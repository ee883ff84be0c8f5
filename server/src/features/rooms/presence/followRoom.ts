import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { topicKey } from "../../../platform/live/events";
import type { EventQueue, LiveStream } from "../../../platform/live/EventQueue";
import { groupRights } from "../../groups/discussion/liveEvents";
import { followWithRights } from "../../groups/discussion/liveVisibility";
import { timerNow } from "./announce";
import type { LiveRoomChange } from "../liveEvents";
import { oneByOne } from "../oneByOne";
import { watchPhases } from "../timer/phases";
import { presenceOf } from "./RoomPresence";
import { roomActions } from "../roomPolicy";
import { getRoom } from "../roomService";

/**
 * The current timer of a room, then all its changes. Members keep their seat while they follow the room. `together`: simultaneous
 * changes of several people are one change. Throws NOT_FOUND and FORBIDDEN.
 */
export async function followRoom(ctx: AppContext, roomId: string, together: boolean): Promise<AsyncIterable<object>> {
  const viewer = authorize(ctx, roomActions.follow);
  const topic = topicKey("roomChanged", roomId);
  const changes = followWithRights(ctx, topic, groupRights(roomId)) as EventQueue<LiveRoomChange>;
  try {
    const room = await getRoom(ctx, { roomId });
    const release = await presenceOf(ctx).hold(roomId, viewer.id);
    const stopWatching = watchPhases(ctx, room);
    changes.push(timerNow(room));
    return withEnd(together ? changes : oneByOne(changes), () => {
      release();
      stopWatching();
    });
  } catch (error) {
    await changes.return();
    throw error;
  }
}

/** The same events; `onEnd` is called once when they end. */
function withEnd<T>(changes: LiveStream<T>, onEnd: () => void): LiveStream<T> {
  let end = () => {
    end = () => undefined;
    onEnd();
  };
  return {
    async next() {
      const result = await changes.next();
      if (result.done) end();
      return result;
    },
    async return() {
      end();
      await changes.return?.();
      return { value: undefined, done: true };
    },
    set onOverflow(called: () => void) {
      changes.onOverflow = called;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
