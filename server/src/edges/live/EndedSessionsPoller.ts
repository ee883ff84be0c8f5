import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../../platform/context";
import { devices } from "../../platform/limits/signInLimits";
import { throttle } from "../../platform/limits/throttle";
import type { LiveSockets } from "./LiveSockets";

/** A change becomes visible some time after its timestamp, when it commits. Reading it twice does no harm. */
const overlapSeconds = 10;

const reportEveryMs = 60_000;

/**
 * Polls the database for sessions that other processes have ended, while Redis does not deliver these events. Within a
 * second, their sockets are closed and their tokens rejected. It polls only while there are sockets or cached sessions.
 */
export class EndedSessionsPoller {
  private readonly timer: NodeJS.Timeout;
  private isPolling = false;
  private lastPoll = performance.now();
  private readonly report: (error: unknown) => void;

  constructor(
    private readonly services: Pick<Services, "sessions" | "events">,
    private readonly sockets: LiveSockets,
    log: Pick<FastifyBaseLogger, "warn">,
  ) {
    this.report = throttle(reportEveryMs, (error: unknown) =>
      log.warn({ event: "sessions.watch.failed", err: error }, "sessions.watch.failed"),
    );
    this.timer = setInterval(() => void this.poll(), devices.pollMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async poll(): Promise<void> {
    if (this.isPolling) return;
    const now = performance.now();
    const isUsed = this.sockets.size > 0 || this.services.sessions.cache.isInUse;
    if (!isUsed || this.services.events.receivesFromOthers) {
      this.lastPoll = now;
      return;
    }
    this.isPolling = true;
    try {
      await this.closeEnded(overlapSeconds + (now - this.lastPoll) / 1_000);
      this.lastPoll = now;
    } catch (error) {
      this.report(error);
    } finally {
      this.isPolling = false;
    }
  }

  private async closeEnded(seconds: number): Promise<void> {
    const { sessions } = this.services;
    const members = await sessions.ends.findRecent(seconds);
    if (members.size === 0) return;
    const viewers = [...this.sockets.viewersAmong(members), ...sessions.cache.among(members)];
    if (viewers.length === 0) return;
    const valid = await sessions.ends.findValid(viewers.map(({ tokenId }) => tokenId));
    const ended = new Map(viewers.filter(({ tokenId }) => !valid.has(tokenId)).map((one) => [one.tokenId, one.id]));
    for (const [tokenId, userId] of ended) sessions.announceEnd({ userId, tokenId });
  }
}
