import { rateLimited } from "../../errors";
import { isEndedBy } from "../auth/SessionCache";
import type { Viewer } from "../auth/Viewer";
import type { EventOf, SessionEnd, TopicEvent } from "./events";
import type { EventQueue } from "./EventQueue";

/** The live events of this process. */
interface Source {
  subscribeToAll(topics: readonly string[]): EventQueue<TopicEvent>;
  deliver(kind: "processEnding", event: EventOf<"processEnding">): void;
}

interface Waiting {
  topic: string;
  viewer: Viewer;
  /** Aborted when the client has left. */
  left: AbortSignal;
  /** How many requests of one member may wait at a time. */
  most: number;
}

/** How soon a member with too many waiting requests may try again, in seconds. */
const retrySeconds = 5;

/** The requests of this process that wait for live events. While they wait, they execute no statement. */
export class LiveWaits {
  private readonly counts = new Map<string, number>();
  private isEnding = false;

  constructor(private readonly events: Source) {}

  /** Begins to listen; throws RATE_LIMITED when the member has `most` requests waiting. Call `leave` at the end. */
  begin({ topic, viewer, left, most }: Waiting): LiveWait {
    const count = this.counts.get(viewer.id) ?? 0;
    if (count >= most) throw rateLimited(retrySeconds, most);
    this.counts.set(viewer.id, count + 1);
    const queue = this.events.subscribeToAll([topic, "sessionEnded", "eventsMissed", "processEnding"]);
    return new LiveWait(queue, { viewer, left, isOver: this.isEnding }, () => this.forget(viewer.id));
  }

  /** How many requests wait. */
  get size(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The process ends: requests that wait are answered now, and no request waits from now on. */
  end(): void {
    this.isEnding = true;
    this.events.deliver("processEnding", {});
  }

  private forget(member: string): void {
    const rest = (this.counts.get(member) ?? 1) - 1;
    if (rest > 0) this.counts.set(member, rest);
    else this.counts.delete(member);
  }
}

/** One waiting request. It ends with its client, its session, or the process. */
export class LiveWait {
  isOver: boolean;
  private hasLeft = false;
  private hasNews = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly queue: EventQueue<TopicEvent>,
    { viewer, left, isOver }: Pick<Waiting, "viewer" | "left"> & { isOver: boolean },
    private readonly onLeave: () => void,
  ) {
    this.isOver = isOver || left.aborted;
    // Also when nobody began to read what it was for.
    left.addEventListener("abort", () => this.leave(), { once: true });
    void this.listen(viewer);
  }

  /** Resolves with true as soon as something has happened since the last call; with false after this time, and at the end. */
  async next(milliseconds: number): Promise<boolean> {
    if (!this.hasNews && !this.isOver && milliseconds > 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => (clearTimeout(timer), resolve());
      });
    const hadNews = this.hasNews && !this.isOver;
    this.hasNews = false;
    return hadNews;
  }

  leave(): void {
    this.end();
    if (!this.hasLeft) this.onLeave();
    this.hasLeft = true;
  }

  private async listen(viewer: Viewer): Promise<void> {
    for await (const { topic, event } of this.queue) {
      if (topic === "processEnding" || (topic === "sessionEnded" && isEndedBy(viewer, event as SessionEnd))) this.end();
      if (topic === "sessionEnded") continue;
      this.hasNews = true;
      this.wake();
    }
    // Also when more came than a queue holds.
    this.hasNews = true;
    this.wake();
  }

  private end(): void {
    this.isOver = true;
    void this.queue.return();
    this.wake();
  }
}
