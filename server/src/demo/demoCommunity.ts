import { addCommentLikes, addLikes } from "./addLikes";
import { buildPosts } from "./buildPosts";
import { daysBefore } from "./days";
import type { DemoCommunity, DemoMember, DemoPost } from "./demoTypes";
import { demoFaces } from "./people/demoFaces";
import { demoPeople } from "./people/demoPeople";
import { demoPosts } from "./posts/demoPosts";
import { seededRandom, type Random } from "./seededRandom";

/** How long before their first post or comment, at most, a member joined. */
const LURKING_DAYS = 45;
/** Who has said nothing yet is new: joined this many days ago at most. */
const NEWCOMER_DAYS = 20;

/**
 * The community of a fresh installation: people and texts are written by hand, dates and likes are drawn at random.
 * The same `seed` and `now` always make the same community; nothing in it lies after `now`.
 */
export function buildDemoCommunity({ seed = 7, now }: { seed?: number; now: Date }): DemoCommunity {
  const random = seededRandom(seed);
  const posts = buildPosts(random, { notes: demoPosts, now });
  const members = buildMembers(random, { posts, now });
  const unliked = new Set(demoPosts.filter((post) => post.unliked).map((post) => post.key));
  const liked = addLikes(random, { posts, members, unliked, now });
  return { members, posts: addCommentLikes(random, { posts: liked, members, now }) };
}

function buildMembers(random: Random, { posts, now }: { posts: DemoPost[]; now: Date }): DemoMember[] {
  const firstWords = firstWordsOf(posts);
  return demoPeople
    .map(({ key, name, profile }) => ({
      key,
      name,
      email: `${key}@studycircle.example`,
      joinedAt: joinedAt(random, { firstWord: firstWords.get(key), now }),
      profile: profile && structuredClone(profile),
      face: structuredClone(demoFaces[key] ?? null),
    }))
    .sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
}

function joinedAt(random: Random, { firstWord, now }: { firstWord: Date | undefined; now: Date }): Date {
  if (!firstWord) return daysBefore(now, random() * NEWCOMER_DAYS);
  return daysBefore(firstWord, 0.02 + random() ** 2 * LURKING_DAYS);
}

/** When each member wrote their first post or comment. */
function firstWordsOf(posts: DemoPost[]): Map<string, Date> {
  const first = new Map<string, Date>();
  const note = (key: string, date: Date) => {
    const known = first.get(key);
    if (!known || date < known) first.set(key, date);
  };
  for (const post of posts) {
    note(post.authorKey, post.createdAt);
    post.comments.forEach((comment) => note(comment.authorKey, comment.createdAt));
  }
  return first;
}
