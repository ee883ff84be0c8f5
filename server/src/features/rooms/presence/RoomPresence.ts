import { v7 as newId } from "uuid";
import type { AppContext } from "../../../platform/context";
import { rooms as limits } from "../limits";
import { announce } from "./announce";
import { RoomChangeKind } from "../choices";
import type { RoomSeat } from "./RoomSeat";
import * as statements from "../roomStatements";

type Parts = Pick<AppContext, "db" | "events">;

/** A socket of this process that follows a room. */
interface Socket {
  id: string;
  roomId: string;
  userId: string;
}

interface SweepStatus {
  isDue: boolean;
  hasSeats: boolean;
}

/**
 * Keeps the seats of people while one of their sockets is alive. Each socket of this process that follows a room has a row,
 * which this process renews. Rows of a killed process expire, and another process frees the seats.
 */
export class RoomPresence {
  private readonly held = new Map<string, Socket>();
  private timers: NodeJS.Timeout[] = [];
  private beatAt = 0;
  private freesFrom = 0;
  private nextSweepAt = 0;
  private starts = 0;

  constructor(private readonly parts: Parts) {}

  /** Registers a socket of this member that follows a room. Call the result when it is closed. */
  async hold(roomId: string, userId: string): Promise<() => void> {
    const socket = { id: newId(), roomId, userId };
    await this.keep([socket]);
    this.held.set(socket.id, socket);
    this.start();
    return () => {
      if (this.held.delete(socket.id)) void this.end(socket).catch(nextTurn);
    };
  }

  private async end({ id, roomId, userId }: Socket): Promise<void> {
    await this.write(statements.endPresence, [id, roomId, userId]);
    this.sweepSoon();
  }

  /** After the time that reloading a page takes. */
  private sweepSoon(): void {
    const earliest = performance.now() + (limits.leftSeconds + 0.2) * 1_000;
    const at = Math.ceil(earliest / limits.leavingMs) * limits.leavingMs;
    if (at === this.nextSweepAt) return;
    this.nextSweepAt = at;
    setTimeout(() => void this.sweep().catch(nextTurn), at - performance.now()).unref();
  }

  get isWatching(): boolean {
    return this.timers.length > 0;
  }

  /** Starts renewing and freeing seats. */
  start(): void {
    this.starts++;
    if (this.isWatching) return;
    this.beatAt = performance.now();
    const repeat = (work: () => Promise<void>, seconds: number) =>
      setInterval(() => void work().catch(nextTurn), seconds * 1_000).unref();
    this.timers = [repeat(() => this.beat(), limits.beatSeconds), repeat(() => this.sweep(), limits.sweepSeconds)];
  }

  /** Renews all rows. Also without sockets, to check the connection to the database. */
  private async beat(): Promise<void> {
    const [startedAt, sockets] = [performance.now(), [...this.held.values()]];
    await this.keep(sockets);
    if (this.isLate) this.freesFrom = performance.now() + limits.sweepSeconds * 1_000;
    this.beatAt = startedAt;
    const closed = sockets.filter(({ id }) => !this.held.has(id)).map(({ id }) => id);
    if (closed.length > 0) await this.write(statements.removePresences, [closed]);
  }

  /** Whether rows were not renewed for some time, for example without the database. */
  private get isLate(): boolean {
    return performance.now() - this.beatAt > 2 * limits.beatSeconds * 1_000;
  }

  private keep(sockets: readonly Socket[]): Promise<unknown> {
    const columns = [sockets.map(({ id }) => id), sockets.map((one) => one.roomId), sockets.map((one) => one.userId)];
    return this.write(statements.keepPresences, columns);
  }

  /**
   * Frees the seats without a socket, and announces each of them once. After a time without renewals, it renews its own rows first
   * and waits until other processes have renewed theirs.
   */
  async sweep(): Promise<void> {
    if (this.isWatching && this.isLate) return this.beat();
    if (performance.now() < this.freesFrom) return;
    const { starts } = this;
    const { isDue, hasSeats } = await this.findDuties();
    if (isDue) await this.freeSeats();
    const isIdle = this.held.size === 0 && !hasSeats && starts === this.starts;
    if (isIdle) this.timers.splice(0).forEach((timer) => clearInterval(timer));
  }

  private freeSeats(): Promise<void> {
    return this.parts.db.transaction(async (tx) => {
      await tx.rows(statements.removeLostPresences);
      const seats = await tx.rows<RoomSeat>(statements.emptySeats);
      await announce(
        tx,
        seats.map((seat) => ({ roomId: seat.roomId, kind: RoomChangeKind.LEFT, seat })),
      );
    });
  }

  /** After a start, so that seats of an earlier process are freed. */
  async resume(): Promise<void> {
    if ((await this.findDuties()).hasSeats) this.start();
  }

  private async findDuties(): Promise<SweepStatus> {
    const found = await this.parts.db.row<SweepStatus>(statements.sweepStatus);
    return found ?? { isDue: false, hasSeats: false };
  }

  private write(statement: string, values: unknown[]): Promise<unknown> {
    return this.parts.db.transaction((tx) => tx.rows(statement, values));
  }
}

/** Ignores errors: the next run retries. */
const nextTurn = () => undefined;

const presences = new WeakMap<object, RoomPresence>();

/** The instance of this process. */
export function presenceOf(parts: Parts): RoomPresence {
  const known = presences.get(parts.events) ?? new RoomPresence({ db: parts.db, events: parts.events });
  presences.set(parts.events, known);
  return known;
}
