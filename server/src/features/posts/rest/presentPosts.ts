import type { AppContext } from "../../../platform/context";
import type { Post } from "../Post";
import { restAnswer } from "../../../platform/limits/limits";
import { BoundedList, charactersAtMost } from "../../../platform/rest/answerSize";
import { presentPost } from "./presentPost";

const { bytes, listed, entriesAtOnce } = restAnswer;

type Presented = Awaited<ReturnType<typeof presentPost>>;

/** As many posts of a list as one answer holds, with the newest of their comments and likes, read piece by piece. */
export async function presentPosts(ctx: AppContext, posts: readonly Post[]) {
  const list = new BoundedList(bytes, bytesAtMost);
  for (const piece of inPieces(posts)) {
    const presented = await Promise.all(piece.map((entry) => presentPost(ctx, entry, listed)));
    if (!presented.every((post) => list.add(post))) break;
  }
  return list.entries;
}

/** Beside the texts, an entry has ids, a time and names of fields. */
function bytesAtMost(post: Presented): number {
  const signed = [post, ...post.comments].map(({ text, name, avatar }) => charactersAtMost(text, name, avatar) + 300);
  return signed.reduce(
    (sum, size) => sum + size,
    post.likes.length * 150 + 500 + charactersAtMost(post.group.title ?? "") + 150,
  );
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
