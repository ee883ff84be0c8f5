import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../../platform/context";
import { devices } from "../../platform/limits/accountLimits";
import { throttle } from "../../platform/limits/throttle";
import type { LiveSockets } from "./LiveSockets";

/** A change is seen some time after the moment that it names: it commits later. Looking at it twice does no harm. */
const overlapSeconds = 10;

const reportEveryMs = 60_000;

/**
 * Looks in the database for sessions that other processes have ended, while Redis does not carry such events and there
 * are sockets, or sessions in the cache. Within a second these sockets close, and the tokens are refused.
 */
export class EndedSessionsWatch {
  private readonly timer: NodeJS.Timeout;
  private isLooking = false;
  private lastLook = performance.now();
  private readonly report: (error: unknown) => void;

  constructor(
    private readonly services: Pick<Services, "sessions" | "events">,
    private readonly sockets: LiveSockets,
    log: Pick<FastifyBaseLogger, "warn">,
  ) {
    this.report = throttle(reportEveryMs, (error: unknown) =>
      log.warn({ event: "sessions.watch.failed", err: error }, "sessions.watch.failed"),
    );
    this.timer = setInterval(() => void this.look(), devices.lookMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    const now = performance.now();
    const isUsed = this.sockets.size > 0 || this.services.sessions.known.isInUse;
    if (!isUsed || this.services.events.hearsOthers) {
      this.lastLook = now;
      return;
    }
    this.isLooking = true;
    try {
      await this.closeEnded(overlapSeconds + (now - this.lastLook) / 1_000);
      this.lastLook = now;
    } catch (error) {
      this.report(error);
    } finally {
      this.isLooking = false;
    }
  }

  private async closeEnded(seconds: number): Promise<void> {
    const { sessions } = this.services;
    const members = await sessions.ends.findRecent(seconds);
    if (members.size === 0) return;
    const viewers = [...this.sockets.viewersAmong(members), ...sessions.known.among(members)];
    if (viewers.length === 0) return;
    const counting = await sessions.ends.findCounting(viewers.map(({ tokenId }) => tokenId));
    const ended = new Map(viewers.filter(({ tokenId }) => !counting.has(tokenId)).map((one) => [one.tokenId, one.id]));
    for (const [tokenId, userId] of ended) sessions.announceEnd({ userId, tokenId });
  }
}
