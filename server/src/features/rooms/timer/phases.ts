import type { AppContext } from "../../../platform/context";
import type { EventQueue } from "../../../platform/live/EventQueue";
import type { LiveEvents } from "../../../platform/live/liveEvents";
import { topicKey } from "../../../platform/live/events";
import { timerNow } from "../presence/announce";
import { RoomChangeKind } from "../choices";
import type { LiveRoomChange } from "../liveEvents";
import { roomsById } from "../roomStatements";
import type { StudyRoom } from "../StudyRoom";
import { phaseAt } from "./timer";

type Parts = Pick<AppContext, "db" | "events" | "log">;

/** Timers may fire a little early, before the previous phase has ended. */
const marginMs = 10;

/**
 * Notifies the followers of a room in this process when its next phase begins. Every process does so for its own sockets, so
 * nothing is stored or sent between processes.
 */
class PhaseWatch {
  followers = 0;
  private timeout: NodeJS.Timeout | null = null;
  private changes;

  constructor(
    private readonly parts: Parts,
    private room: StudyRoom,
  ) {
    this.changes = this.follow();
    this.schedule();
  }

  async end(): Promise<void> {
    if (this.timeout) clearTimeout(this.timeout);
    await this.changes.return();
  }

  private follow(): EventQueue<LiveRoomChange> {
    const changes = this.parts.events.subscribe(topicKey("roomChanged", this.room.id)) as EventQueue<LiveRoomChange>;
    changes.onOverflow = () => this.resubscribe();
    void this.take(changes);
    return changes;
  }

  /** Subscribes again after an overflow of the queue, because a change of the timer may have been lost. */
  private resubscribe(): void {
    this.parts.log.warn({ event: "room.changes.missed", roomId: this.room.id }, "room.changes.missed");
    this.changes = this.follow();
    void this.reload();
  }

  private async take(changes: AsyncIterable<LiveRoomChange>): Promise<void> {
    for await (const change of changes) {
      if (change.version > this.room.version && change.kind === RoomChangeKind.TIMER_CHANGED) await this.reload();
      else this.room.version = Math.max(this.room.version, change.version);
    }
  }

  private async reload(): Promise<void> {
    const [room] = await this.parts.db.rows<StudyRoom>(roomsById, [[this.room.id]]).catch(() => []);
    if (room) this.room = room;
    this.schedule();
  }

  private schedule(): void {
    if (this.timeout) clearTimeout(this.timeout);
    const { timerStartedAt: startedAt, focusMinutes, breakMinutes } = this.room;
    if (!startedAt) return;
    const { endsAt } = phaseAt({ startedAt: new Date(startedAt), focusMinutes, breakMinutes }, Date.now());
    this.timeout = setTimeout(() => this.begin(), endsAt.getTime() - Date.now() + marginMs);
    this.timeout.unref();
  }

  private begin(): void {
    this.parts.events.deliver("roomChanged", timerNow(this.room));
    this.schedule();
  }
}

const watches = new WeakMap<LiveEvents, Map<string, PhaseWatch>>();

/** One watch per room serves all its followers in this process. Call the result when one of them leaves. */
export function watchPhases(parts: Parts, room: StudyRoom): () => void {
  const own = watches.get(parts.events) ?? new Map<string, PhaseWatch>();
  watches.set(parts.events, own);
  const watch = own.get(room.id) ?? new PhaseWatch(parts, { ...room });
  own.set(room.id, watch);
  watch.followers++;
  return () => {
    watch.followers--;
    if (watch.followers > 0) return;
    own.delete(room.id);
    void watch.end();
  };
}
