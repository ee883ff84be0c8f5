import type { AppContext } from "../../../platform/context";
import type { Post } from "../Post";
import { restAnswer } from "../../../platform/limits/limits";
import { presentPost } from "./presentPost";

const { bytes, listed, entriesAtOnce } = restAnswer;

/** As many posts of a list as one answer holds, with the newest of their comments and likes, read piece by piece. */
export async function presentPosts(ctx: AppContext, posts: readonly Post[]) {
  const presented: Awaited<ReturnType<typeof presentPost>>[] = [];
  let used = 0;
  for (const piece of inPieces(posts)) {
    for (const post of await Promise.all(piece.map((entry) => presentPost(ctx, entry, listed)))) {
      used += Buffer.byteLength(JSON.stringify(post));
      if (used > bytes && presented.length > 0) return presented;
      presented.push(post);
    }
  }
  return presented;
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
