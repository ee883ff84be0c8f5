import type { AppContext } from "../../../platform/context";
import type { Post } from "../Post";
import { restAnswer } from "../../../platform/limits/limits";
import { presentPost } from "./presentPost";

const { bytes, listed, entriesAtOnce } = restAnswer;

type Presented = Awaited<ReturnType<typeof presentPost>>;

/** As many posts of a list as one answer holds, with the newest of their comments and likes, read piece by piece. */
export async function presentPosts(ctx: AppContext, posts: readonly Post[]) {
  const presented: Presented[] = [];
  let [atMost, used, measured] = [0, 0, 0];
  for (const piece of inPieces(posts)) {
    for (const post of await Promise.all(piece.map((entry) => presentPost(ctx, entry, listed)))) {
      presented.push(post);
      atMost += bytesAtMost(post);
      // To write the JSON only to measure it costs as much as the answer, so it waits until the list may be too long.
      if (atMost <= bytes) continue;
      for (const unmeasured of presented.slice(measured)) used += Buffer.byteLength(JSON.stringify(unmeasured));
      measured = presented.length;
      if (used > bytes && presented.length > 1) return presented.slice(0, -1);
    }
  }
  return presented;
}

/** A character takes six bytes at most; the rest of an entry are ids, a time and names of fields. */
function bytesAtMost(post: Presented): number {
  const signed = [post, ...post.comments].map(
    ({ text, name, avatar }) => 6 * (text.length + name.length + avatar.length) + 300,
  );
  return signed.reduce((sum, size) => sum + size, post.likes.length * 150 + 500);
}

/** Pieces of the list so small that reading what they embed takes one short statement. */
function* inPieces(posts: readonly Post[]): Generator<Post[]> {
  let piece: Post[] = [];
  let entries = 0;
  for (const post of posts) {
    const more = Math.min(post.commentCount, listed.comments) + Math.min(post.likeCount, listed.likes) / 10;
    if (piece.length > 0 && entries + more > entriesAtOnce) {
      yield piece;
      [piece, entries] = [[], 0];
    }
    piece.push(post);
    entries += more;
  }
  if (piece.length > 0) yield piece;
}
