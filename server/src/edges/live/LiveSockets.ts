import type { WebSocket } from "ws";
import { isEndedBy } from "../../platform/auth/SessionCache";
import type { Viewer } from "../../platform/auth/Viewer";
import { times } from "../../platform/limits/limits";
import type { SessionEnd } from "../../platform/live/events";

/** `4401`: the token does not count (any more); the same code as for a connection without one. */
export const unauthorizedClose = { code: 4401, reason: "Unauthorized" };

/** The registered code for "try again later". */
export const unavailableClose = { code: 1013, reason: "Unavailable" };

const missedClose = { code: unavailableClose.code, reason: "Events missed" };

/** For a client that has missed events: it connects again and reads what it shows. */
export function disconnect(socket: WebSocket): void {
  socket.close(missedClose.code, missedClose.reason);
  // A client that reads too slowly may never come to the end of the closing handshake.
  setTimeout(() => socket.terminate(), times.closingSocketMs).unref();
}

/** The longest that a timer can wait; a token lives shorter, but a wrong clock must not close sockets at once. */
const longestTimer = 2 ** 31 - 1;

/** The open sockets by member: each is closed when its session ends or its token expires. */
export class LiveSockets {
  private readonly viewers = new Map<WebSocket, Viewer>();

  add(socket: WebSocket, viewer: Viewer): void {
    this.viewers.set(socket, { ...viewer, hasBlocks: undefined, hasPrivateGroups: undefined });
    const rest = viewer.expiresAt.getTime() - Date.now();
    const expiry = setTimeout(() => this.closeUnauthorized(socket), Math.min(Math.max(rest, 0), longestTimer));
    socket.once("close", () => {
      clearTimeout(expiry);
      this.viewers.delete(socket);
    });
  }

  endSession(end: SessionEnd): void {
    for (const [socket, viewer] of this.viewers) if (isEndedBy(viewer, end)) this.closeUnauthorized(socket);
  }

  /** Ends all connections, so that clients connect again and read what they may have missed. */
  disconnectAll(): void {
    for (const socket of this.viewers.keys()) disconnect(socket);
  }

  get size(): number {
    return this.viewers.size;
  }

  /** The sessions that some of these members have sockets with. */
  viewersAmong(members: ReadonlySet<string>): Viewer[] {
    return [...this.viewers.values()].filter(({ id }) => members.has(id));
  }

  /** The member behind a socket; null as soon as their session has ended. */
  viewerOf(socket: WebSocket): Viewer | null {
    return this.viewers.get(socket) ?? null;
  }

  private closeUnauthorized(socket: WebSocket): void {
    this.viewers.delete(socket);
    socket.close(unauthorizedClose.code, unauthorizedClose.reason);
  }
}
