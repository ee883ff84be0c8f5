import { LRUCache } from "lru-cache";
import { type EventKind, type EventOf, type LivePost, postOf } from "./events";

/** In characters: the posts of some thousands of recent changes. */
const maxSize = 8_000_000;
const sizeOfRow = 200;

/**
 * The newest state of each post of recent events. Responses of the database can arrive out of order, so an event may have an
 * older state than one before it. Subscribers get the newest one instead.
 */
export class LatestPosts {
  private readonly posts = new LRUCache<string, LivePost>({
    maxSize,
    sizeCalculation: ({ text }) => text.length + sizeOfRow,
  });

  /** The event with the newest known state of its post. */
  update<K extends EventKind>(kind: K, event: EventOf<K>): EventOf<K> {
    if (kind === "postDeleted") this.posts.delete((event as EventOf<"postDeleted">).id);
    const post = postOf(kind, event);
    if (!post) return event;
    const latest = this.latest(post);
    if (latest === post) return event;
    return (post === (event as unknown) ? latest : { ...event, post: latest }) as EventOf<K>;
  }

  /** The newest known state of this post. */
  latest(post: LivePost): LivePost {
    const known = this.posts.get(post.id);
    if (known && known.version > post.version) return known;
    this.posts.set(post.id, post);
    return post;
  }
}
