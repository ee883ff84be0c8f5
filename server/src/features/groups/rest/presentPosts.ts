import type { AppContext } from "../../../platform/context";
import type { Post } from "../discussion/Post";
import { threads } from "../limits";
import { restAnswer } from "../../../platform/limits/limits";
import { BoundedList, charactersAtMost } from "../../../platform/rest/answerSize";
import { presentPost } from "./presentPost";

const { bytes } = restAnswer;
const { listed, entriesAtOnce } = threads;

type Presented = Awaited<ReturnType<typeof presentPost>>;

/** The posts of a list that fit into one response, with their newest comments and likes, read in batches. */
export async function presentPosts(ctx: AppContext, posts: readonly Post[]) {
  const list = new BoundedList(bytes, bytesAtMost);
  for (const piece of inPieces(posts)) {
    const presented = await Promise.all(piece.map((entry) => presentPost(ctx, entry, listed)));
    if (!presented.every((post) => list.add(post))) break;
  }
  return list.entries;
}

/** An upper bound of the size: texts, ids, times and field names. */
function bytesAtMost(post: Presented): number {
  const signed = [post, ...post.comments].map(
    ({ text, name, avatar, pictures = [], mentions = [] }) =>
      charactersAtMost(text, name, avatar) + picturesAtMost(pictures) + mentionsAtMost(mentions) + 300,
  );
  return signed.reduce(
    (sum, size) => sum + size,
    post.likes.length * 150 + 500 + charactersAtMost(post.group.title ?? "", post.group.name) + 150,
  );
}

const picturesAtMost = (pictures: readonly { url: string; description: string }[]): number =>
  pictures.reduce((sum, { url, description }) => sum + charactersAtMost(url, url, description) + 200, 0);

const mentionsAtMost = (mentions: readonly { user: { name: string } }[]): number =>
  mentions.reduce((sum, { user }) => sum + charactersAtMost(user.name) + 120, 0);

/** Batches of the list, so small that reading their entries takes one short statement. */
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
