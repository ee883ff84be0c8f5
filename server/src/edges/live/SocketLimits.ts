import type { WebSocket } from "ws";
import type { RateLimits } from "../../platform/limits/rateLimits";
import { live } from "../../platform/limits/limits";

const minuteMs = 60_000;

/** What one caller did: a member, or a socket that has not said yet for whom it is. */
interface Caller {
  sockets: Set<WebSocket>;
  messages: number;
  /** When counting begins again, in ms of `performance.now()`. */
  until: number;
}

/** Counts the sockets, subscriptions and messages of each member in this process. */
export class SocketLimits {
  private readonly callers = new Map<string, Caller>();
  private readonly callerOf = new Map<WebSocket, string>();
  private readonly subscriptions = new Map<WebSocket, Readonly<Record<string, unknown>>>();

  constructor(private readonly rates: Pick<RateLimits, "scaled">) {}

  get subscriptionsPerMember(): number {
    return this.rates.scaled(live.subscriptionsPerMember);
  }

  /** From now on the socket counts for this caller. false: they have too many. */
  assign(socket: WebSocket, caller: string): boolean {
    this.leave(socket);
    const { sockets } = this.find(caller);
    sockets.add(socket);
    this.callerOf.set(socket, caller);
    return sockets.size <= this.rates.scaled(live.socketsPerMember);
  }

  /** The subscriptions of a socket, which graphql-ws adds and removes. */
  follow(socket: WebSocket, subscriptions: Readonly<Record<string, unknown>>): void {
    this.subscriptions.set(socket, subscriptions);
  }

  remove(socket: WebSocket): void {
    this.leave(socket);
    this.callerOf.delete(socket);
    this.subscriptions.delete(socket);
  }

  /** Counts a message or a ping. false: there were too many in this minute. */
  countMessage(socket: WebSocket): boolean {
    const caller = this.find(this.callerOf.get(socket) ?? "");
    const now = performance.now();
    if (caller.until <= now) Object.assign(caller, { messages: 0, until: now + minuteMs });
    return ++caller.messages <= this.rates.scaled(live.messagesPerMinute);
  }

  /** Whether the member of this socket has more subscriptions than allowed, over all their sockets. */
  hasTooManySubscriptions(socket: WebSocket): boolean {
    const { sockets } = this.find(this.callerOf.get(socket) ?? "");
    let count = 0;
    for (const one of sockets) count += Object.keys(this.subscriptions.get(one) ?? {}).length;
    return count > this.subscriptionsPerMember;
  }

  private find(name: string): Caller {
    const found = this.callers.get(name) ?? { sockets: new Set(), messages: 0, until: 0 };
    this.callers.set(name, found);
    return found;
  }

  /** Who reconnects keeps the count of messages until the minute is over. */
  private leave(socket: WebSocket): void {
    const name = this.callerOf.get(socket);
    const caller = name === undefined ? undefined : this.callers.get(name);
    if (name === undefined || !caller?.sockets.delete(socket) || caller.sockets.size > 0) return;
    const forget = () => {
      if (this.callers.get(name)?.sockets.size === 0) this.callers.delete(name);
    };
    setTimeout(forget, minuteMs).unref();
  }
}
