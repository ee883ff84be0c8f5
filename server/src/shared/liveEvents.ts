import { createPubSub, type PubSub } from "@graphql-yoga/subscription";
import { createRedisEventTarget } from "@graphql-yoga/redis-event-target";
import type { Redis } from "ioredis";

/** Dates travel between processes as text, so rows in events carry them as ISO 8601. */
export interface LiveRow {
  id: string;
  authorId: string;
  text: string;
  createdAt: string;
}

export interface LivePost extends LiveRow {
  likeCount: number;
  commentCount: number;
}

export interface LiveComment extends LiveRow {
  postId: string;
}

export interface SessionEnd {
  userId: string;
  /** null: all sessions of this member. */
  tokenId: string | null;
}

export type Topics = {
  postAdded: [LivePost];
  commentAdded: [postId: string, LiveComment];
  likesChanged: [postId: string, LivePost];
  sessionEnded: [SessionEnd];
};

/** What happened just now, told to whoever listens: in this process, and through Redis in all others. */
export class LiveEvents {
  readonly pubSub: PubSub<Topics>;

  constructor(redis: { publish: Redis; subscribe: Redis } | null) {
    const eventTarget = redis
      ? createRedisEventTarget({ publishClient: redis.publish, subscribeClient: redis.subscribe })
      : undefined;
    this.pubSub = createPubSub<Topics>(eventTarget ? { eventTarget: eventTarget as never } : {});
  }

  postAdded(post: LivePost): void {
    this.pubSub.publish("postAdded", post);
  }

  commentAdded(comment: LiveComment): void {
    this.pubSub.publish("commentAdded", comment.postId, comment);
  }

  likesChanged(post: LivePost): void {
    this.pubSub.publish("likesChanged", post.id, post);
  }

  sessionEnded(end: SessionEnd): void {
    this.pubSub.publish("sessionEnded", end);
  }

  /** Calls back until the process ends. */
  onSessionEnded(listener: (end: SessionEnd) => void): void {
    const ends = this.pubSub.subscribe("sessionEnded");
    void (async () => {
      for await (const end of ends) listener(end);
    })();
  }
}
