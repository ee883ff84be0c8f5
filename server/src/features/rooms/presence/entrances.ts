import { setTimeout as wait } from "node:timers/promises";
import type { AppContext } from "../../../platform/context";
import { rooms as limits } from "../limits";
import { takeSeats } from "./takeSeats";

interface Entering {
  ctx: Pick<AppContext, "db" | "events">;
  userId: string;
  goal: string | null;
}

type Waiting = Entering & { resolve: (isAdmitted: boolean) => void; reject: (error: unknown) => void };

/**
 * Batches the entrances of one room in this process. A single member enters at once; members who come right after somebody else
 * enter together, in one transaction and one event.
 */
class Door {
  private readonly waiting: Waiting[] = [];
  private isWatched = false;

  constructor(
    private readonly roomId: string,
    private readonly onRest: () => void,
  ) {}

  /** Resolves when the member has entered; with false if they may not enter any more. */
  enter(entering: Entering): Promise<boolean> {
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
      const admitted = await takeSeats(first.ctx, this.roomId, together);
      for (const { userId, resolve } of together) resolve(admitted.has(userId));
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }
}

const doors = new WeakMap<object, Map<string, Door>>();

/** Enters a room, together with others who enter at the same time. false: the member may not be there any more. */
export function enterTogether(roomId: string, entering: Entering): Promise<boolean> {
  const { events } = entering.ctx;
  const own = doors.get(events) ?? new Map<string, Door>();
  doors.set(events, own);
  const door = own.get(roomId) ?? new Door(roomId, () => own.delete(roomId));
  own.set(roomId, door);
  return door.enter(entering);
}
