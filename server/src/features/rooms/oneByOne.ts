import type { LiveStream } from "../../platform/live/EventQueue";
import type { LiveRoomChange } from "./liveEvents";

/** The changes of one person each in an event; created once for all subscribers of the room. */
const parts = new WeakMap<LiveRoomChange, readonly LiveRoomChange[]>();

function partsOf(change: LiveRoomChange): readonly LiveRoomChange[] {
  const { people, version } = change;
  if (!people || people.length < 2) return [change];
  const known = parts.get(change);
  if (known) return known;
  const first = version - people.length + 1;
  const made = people.map((person, index) => ({ ...change, version: first + index, person, people: [person] }));
  parts.set(change, made);
  return made;
}

/** The same changes, one person at a time, for subscribers without `together`. */
export function oneByOne(changes: LiveStream<LiveRoomChange>): LiveStream<LiveRoomChange> {
  const ready: LiveRoomChange[] = [];
  return {
    async next() {
      if (ready.length === 0) {
        const result = await changes.next();
        if (result.done) return result;
        ready.push(...partsOf(result.value));
      }
      return { value: ready.shift() as LiveRoomChange, done: false };
    },
    async return() {
      ready.length = 0;
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
