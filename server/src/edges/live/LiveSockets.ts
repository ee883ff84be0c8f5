import type { WebSocket } from "ws";
import type { PresentRoles } from "../../platform/auth/PresentRoles";
import { isEndedBy } from "../../platform/auth/SessionCache";
import type { Viewer } from "../../platform/auth/Viewer";
import { parts } from "../../platform/parts";
import { times } from "../../platform/limits/limits";
import type { SessionEnd } from "../../platform/live/events";

/** `4401`: the token is missing, or not valid (any more). */
export const unauthorizedClose = { code: 4401, reason: "Unauthorized" };

/** The registered code for "try again later". */
export const unavailableClose = { code: 1013, reason: "Unavailable" };

/** Too many sockets or messages of one member. Clients try again later. */
export const limitedClose = { code: unavailableClose.code, reason: "Too many requests" };

const missedClose = { code: unavailableClose.code, reason: "Events missed" };

/** For a client that has missed events: it reconnects and reloads its data. */
export function disconnect(socket: WebSocket): void {
  socket.close(missedClose.code, missedClose.reason);
  // A client that reads too slowly may never complete the closing handshake.
  setTimeout(() => socket.terminate(), times.closingSocketMs).unref();
}

/** The maximum of `setTimeout`. Tokens expire earlier, but with a wrong clock a longer timer would fire at once. */
const maxTimerMs = 2 ** 31 - 1;

/** The open sockets and their viewers. A socket is closed when its session ends or its token expires. */
export class LiveSockets {
  private readonly viewers = new Map<WebSocket, Viewer>();

  constructor(private readonly roles: Pick<PresentRoles, "of">) {}

  add(socket: WebSocket, viewer: Viewer): void {
    const lasting = Object.entries(viewer).filter(
      ([name]) => name !== "role" && !parts().viewerTraits.get(name)?.mayChange,
    );
    this.viewers.set(socket, Object.fromEntries(lasting) as unknown as Viewer);
    const rest = viewer.expiresAt.getTime() - Date.now();
    const expiry = setTimeout(() => this.closeUnauthorized(socket), Math.min(Math.max(rest, 0), maxTimerMs));
    socket.once("close", () => {
      clearTimeout(expiry);
      this.viewers.delete(socket);
    });
  }

  endSession(end: SessionEnd): void {
    for (const [socket, viewer] of this.viewers) if (isEndedBy(viewer, end)) this.closeUnauthorized(socket);
  }

  /** Closes all sockets, so that clients reconnect and reload what they may have missed. */
  disconnectAll(): void {
    for (const socket of this.viewers.keys()) disconnect(socket);
  }

  get size(): number {
    return this.viewers.size;
  }

  /** The viewers of the sockets of these members. */
  viewersAmong(members: ReadonlySet<string>): Viewer[] {
    return [...this.viewers.values()].filter(({ id }) => members.has(id));
  }

  /** The viewer of a socket without their role; null after the session has ended. */
  viewerOf(socket: WebSocket): Viewer | null {
    return this.viewers.get(socket) ?? null;
  }

  /** The viewer of a socket with their present role; null after the session has ended. */
  async presentViewerOf(socket: WebSocket): Promise<Viewer | null> {
    const known = this.viewerOf(socket);
    // An access token gives no more than any member has.
    const role = known && !known.scopes && (await this.roles.of(known.id));
    // The session may have ended meanwhile.
    const viewer = this.viewerOf(socket);
    return viewer && role ? { ...viewer, role } : viewer;
  }

  private closeUnauthorized(socket: WebSocket): void {
    this.viewers.delete(socket);
    socket.close(unauthorizedClose.code, unauthorizedClose.reason);
  }
}
