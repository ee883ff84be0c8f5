import { setTimeout as wait } from "node:timers/promises";
import type { AppContext } from "../../platform/context";
import { rooms as limits } from "../../platform/limits/memberLimits";
import { takeSeats } from "./takeSeats";

interface Entering {
  ctx: Pick<AppContext, "db" | "events">;
  userId: string;
  goal: string | null;
}

type Waiting = Entering & { resolve: () => void; reject: (error: unknown) => void };

/**
 * The door of one room in this process. Who comes alone is let in at once; who comes right after somebody else, together with
 * all others who do: in one transaction and one event, however many they are.
 */
class Door {
  private readonly waiting: Waiting[] = [];
  private isWatched = false;

  constructor(
    private readonly roomId: string,
    private readonly onRest: () => void,
  ) {}

  /** Resolves when they are in. */
  enter(entering: Entering): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...entering, resolve, reject });
      if (!this.isWatched) void this.watch();
    });
  }

  private async watch(): Promise<void> {
    this.isWatched = true;
    while (this.waiting.length > 0) {
      const pause = wait(limits.entranceMs, undefined, { ref: false });
      await this.admit(this.waiting.splice(0, limits.announcedAtOnce));
      await pause;
    }
    this.onRest();
  }

  private async admit(together: readonly Waiting[]): Promise<void> {
    const [first] = together;
    if (!first) return;
    try {
      await takeSeats(first.ctx, this.roomId, together);
      for (const { resolve } of together) resolve();
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }
}

const doors = new WeakMap<object, Map<string, Door>>();

/** Goes through the door of a room. */
export function enterTogether(roomId: string, entering: Entering): Promise<void> {
  const { events } = entering.ctx;
  const own = doors.get(events) ?? new Map<string, Door>();
  doors.set(events, own);
  const door = own.get(roomId) ?? new Door(roomId, () => own.delete(roomId));
  own.set(roomId, door);
  return door.enter(entering);
}
