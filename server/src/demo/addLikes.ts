import type { DemoLike, DemoMember, DemoPost } from "./demoTypes";
import { datesBetween, shuffled, type Random } from "./seededRandom";

/** Likes on the most loved post, before the posts that follow it fall off (see `likesAtRank`). */
const MOST_LIKES = 60;

/** `unliked` holds the keys of the posts that nobody likes. */
type LikeSetting = { posts: DemoPost[]; members: DemoMember[]; unliked: Set<string>; now: Date };

/** The posts with likes on them: much talk brings many likes, a few posts have most of them, some have none. */
export function addLikes(random: Random, { posts, members, unliked, now }: LikeSetting): DemoPost[] {
  const ranks = rankByAppeal(random, posts);
  return posts.map((post) => {
    const count = unliked.has(post.key) ? 0 : likesAtRank(ranks.get(post.key) ?? posts.length);
    const fans = shuffled(
      random,
      members.filter((member) => member.key !== post.authorKey),
    ).slice(0, count);
    return { ...post, likes: byDate(fans.map((fan) => likeBy(random, { fan, post, now }))) };
  });
}

/** How many of three comments somebody likes, and how many like one at most. */
const LIKED_OF_THREE = 1;
const MOST_LIKES_OF_COMMENT = 6;

/** The posts with likes on what is said under them, most of them by those who talk there. */
export function addCommentLikes(random: Random, { posts, members, now }: Omit<LikeSetting, "unliked">): DemoPost[] {
  return posts.map((post) => {
    const talkers = new Set([post.authorKey, ...post.comments.map(({ authorKey }) => authorKey)]);
    const comments = post.comments.map((comment) => {
      if (random() * 3 >= LIKED_OF_THREE) return comment;
      const others = members.filter(({ key }) => key !== comment.authorKey && (talkers.has(key) || random() < 0.02));
      const count = 1 + Math.floor(random() ** 2 * MOST_LIKES_OF_COMMENT);
      const fans = shuffled(random, others).slice(0, count);
      return { ...comment, likes: byDate(fans.map((fan) => likeBy(random, { fan, post: comment, now }))) };
    });
    return { ...post, comments };
  });
}

/** Rank 0 for the post with the most appeal: its comments and some luck. */
function rankByAppeal(random: Random, posts: DemoPost[]): Map<string, number> {
  const appeals = posts.map((post) => ({ key: post.key, appeal: post.comments.length + random() * 6 }));
  appeals.sort((a, b) => b.appeal - a.appeal);
  return new Map(appeals.map(({ key }, rank) => [key, rank]));
}

/** A long tail (Zipf's law with exponent 0.75), cut so that the last posts have none. */
function likesAtRank(rank: number): number {
  return Math.max(0, Math.floor(MOST_LIKES / (rank + 1) ** 0.75 - 2.2));
}

/** Soon after the post for most, and never before the fan joined. */
function likeBy(
  random: Random,
  { fan, post, now }: { fan: DemoMember; post: Pick<DemoPost, "createdAt">; now: Date },
): DemoLike {
  const start = fan.joinedAt > post.createdAt ? fan.joinedAt : post.createdAt;
  const soon = new Date(start.getTime() + (now.getTime() - start.getTime()) * random() ** 3);
  const [createdAt = now] = datesBetween(random, { start, end: soon }, 1);
  return { memberKey: fan.key, createdAt };
}

function byDate(likes: DemoLike[]): DemoLike[] {
  return likes.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
