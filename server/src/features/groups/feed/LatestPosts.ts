import { LRUCache } from "lru-cache";

/** In characters: the posts of some thousands of recent changes. */
const maxSize = 8_000_000;
const sizeOfRow = 200;

interface Versioned {
  id: string;
  text: string;
  version: number;
}

/**
 * The newest state of each post of recent events. Responses of the database can arrive out of order, so an event may have an
 * older state than one before it. Subscribers get the newest one instead.
 */
export class LatestPosts<P extends Versioned> {
  private readonly posts = new LRUCache<string, P>({
    maxSize,
    sizeCalculation: ({ text }) => text.length + sizeOfRow,
  });

  /** The newest known state of this post. */
  latest(post: P): P {
    const known = this.posts.get(post.id);
    if (known && known.version > post.version) return known;
    this.posts.set(post.id, post);
    return post;
  }

  forget(id: string): void {
    this.posts.delete(id);
  }
}
