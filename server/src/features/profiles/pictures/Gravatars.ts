import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { gravatar as limits } from "../limits";
import { type Picture, readPicture } from "./readPicture";

/** The result of a Gravatar lookup: a picture, none, or the host did not respond. */
export type Finding = { kind: "found"; picture: Picture } | { kind: "none" } | { kind: "unknown" };

const gravatarHost = "https://www.gravatar.com";
const none: Finding = { kind: "none" };
const unknown: Finding = { kind: "unknown" };

/**
 * Fetches members' pictures from Gravatar and caches the results, also missing ones. After a failure the host is not contacted
 * for a while, so that no request waits for it.
 */
export class Gravatars {
  private readonly known = new LRUCache<string, Finding>({
    max: limits.cacheEntries,
    maxSize: limits.cacheBytes,
    sizeCalculation: (finding) => (finding.kind === "found" ? finding.picture.bytes.length : 0) + 100,
  });
  private readonly asking = new Map<string, Promise<Finding>>();
  private readonly turns = pLimit(limits.atOnce);
  private silentUntil = 0;

  constructor(private readonly host: string = gravatarHost) {}

  async find(email: string): Promise<Finding> {
    const hash = createHash("sha256").update(email.trim().toLowerCase()).digest("hex");
    return this.known.get(hash) ?? this.askOnce(hash);
  }

  /** Concurrent requests for the same picture share one fetch. */
  private askOnce(hash: string): Promise<Finding> {
    const running = this.asking.get(hash);
    if (running) return running;
    const asking = this.turns(() => this.ask(hash)).finally(() => this.asking.delete(hash));
    this.asking.set(hash, asking);
    return asking;
  }

  private async ask(hash: string): Promise<Finding> {
    if (Date.now() < this.silentUntil) return unknown;
    try {
      const finding = await this.fetch(hash);
      this.known.set(hash, finding, { ttl: finding.kind === "found" ? limits.keepFoundMs : limits.keepNoneMs });
      return finding;
    } catch {
      this.silentUntil = Date.now() + limits.pauseMs;
      return unknown;
    }
  }

  /** Throws on a timeout or a server error. */
  private async fetch(hash: string): Promise<Finding> {
    const signal = AbortSignal.timeout(limits.answerMs);
    const response = await fetch(`${this.host}/avatar/${hash}?d=404&s=256`, { redirect: "manual", signal });
    if (response.status >= 500 || response.status === 429) throw new Error(`Gravatar answered ${response.status}`);
    const picture = response.status === 200 ? await readPicture(response, limits.pictureBytes) : null;
    if (!picture) await response.body?.cancel();
    return picture ? { kind: "found", picture } : none;
  }
}
