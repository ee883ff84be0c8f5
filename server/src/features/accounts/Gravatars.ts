import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { gravatar as limits, times } from "../../platform/limits/limits";
import { type Picture, readPicture } from "./readPicture";

/** What is known of a Gravatar: there is this one, there is none, or the host could not be asked just now. */
export type Finding = { kind: "found"; picture: Picture } | { kind: "none" } | { kind: "unknown" };

const gravatarHost = "https://www.gravatar.com";
const none: Finding = { kind: "none" };
const unknown: Finding = { kind: "unknown" };

/**
 * Asks the one Gravatar host for members' pictures and remembers its answers, the noes too. A host that does not answer
 * is not contacted for a while, so that no request waits for it.
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

  /** Many who want the same picture at once wait for one answer. */
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

  /** Throws when the host does not answer in time, or answers with a server error. */
  private async fetch(hash: string): Promise<Finding> {
    const signal = AbortSignal.timeout(times.gravatarMs);
    const response = await fetch(`${this.host}/avatar/${hash}?d=404&s=256`, { redirect: "manual", signal });
    if (response.status >= 500 || response.status === 429) throw new Error(`Gravatar answered ${response.status}`);
    const picture = response.status === 200 ? await readPicture(response, limits.pictureBytes) : null;
    if (!picture) await response.body?.cancel();
    return picture ? { kind: "found", picture } : none;
  }
}
