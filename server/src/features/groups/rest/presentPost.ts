import type { AppContext } from "../../../platform/context";
import { mayHide, withoutHidden } from "../../blocks/visibility";
import { isMember, isOpen } from "../members/access";
import type { Comment } from "../discussion/Comment";
import type { Post } from "../discussion/Post";
import type { PostLike } from "../discussion/PostLike";
import { type Dated, toCursor } from "../../../platform/paging/connection";
import { presentPicture } from "../../pictures/rest/pictureTypes";
import { threads, type ThreadShare } from "../limits";
import { takeBytes, textBytes } from "../../../platform/rest/answerSize";
import { presentGroup } from "./presentGroup";
import { presentMentions } from "./mentionTypes";
import { nobody, presentSignature, signatureOf } from "../../accounts/rest/presentAccount";

/** For ids, the picture's URL, the time, field names and a long name. */
const bytesBesideText = 500;

/** For the addresses of pictures, which may be long, and field names. */
const bytesBesidePictures = 4_000;

/** For an id, a long name, positions and field names. */
const bytesOfMention = 600;

/** A post with its newest comments and likes; `more` links to the rest. */
export async function presentPost(ctx: AppContext, post: Post, share: ThreadShare = threads.one) {
  const [signature, group, likes, comments] = await Promise.all([
    presentSignature(ctx, post.authorId, post.author),
    presentGroup(ctx, post),
    loadLikes(ctx, post.id, share),
    loadCommentsOf(ctx, post, share),
  ]);
  return {
    _id: post.id,
    text: post.text,
    ...presentPictures(ctx, post),
    ...(post.mentions ? await presentMentions(ctx, post.mentions) : {}),
    user: signature.user,
    name: signature.name,
    avatar: signature.avatar,
    likes: await presentAllLikes(ctx, likes.shown),
    comments: await presentAllComments(ctx, comments.shown),
    date: post.createdAt.toISOString(),
    group,
    ...presentMore(post, likes.next, comments.next),
    ...presentEdited(post),
  };
}

/** The counts and links of omitted entries; empty if all are included. */
function presentMore({ likeCount, commentCount }: Post, likes: string | null, comments: string | null) {
  if (!likes && !comments) return {};
  return {
    likeCount,
    commentCount,
    more: { likes: likes ?? undefined, comments: comments ?? undefined },
  };
}

/** Empty if the text was never edited. */
const presentEdited = ({ editedAt, version }: Pick<Post, "editedAt" | "version">) =>
  editedAt ? { edited: editedAt.toISOString(), version } : {};

interface Part<T> {
  shown: T[];
  /** The path of the rest; null if there is none. */
  next: string | null;
}

async function loadLikes({ loaders }: AppContext, postId: string, share: ThreadShare): Promise<Part<PostLike>> {
  const loader = share === threads.one ? loaders.newestLikesOfPost : loaders.listedLikesOfPost;
  const likes = await loader.load(postId);
  return toPart(`${postId}/likes`, likes, likes.slice(0, share.likes));
}

async function loadComments({ loaders }: AppContext, postId: string, share: ThreadShare): Promise<Part<Comment>> {
  const loader = share === threads.one ? loaders.newestCommentsOfPost : loaders.listedCommentsOfPost;
  const comments = await loader.load(postId);
  const shown = takeBytes(comments.slice(0, share.comments), share.commentBytes, commentBytes);
  return toPart(`${postId}/comments`, comments, shown);
}

type Discussed = Pick<Post, "id" | "visibility">;

/** Empty if the viewer may not read the discussion. */
async function loadCommentsOf(ctx: AppContext, post: Discussed, share: ThreadShare): Promise<Part<Comment>> {
  if (!isOpen(post) && !(await isMember(ctx, post.id))) return { shown: [], next: null };
  return loadComments(ctx, post.id, share);
}

export const commentBytes = ({ text, pictures, mentions }: Comment): number =>
  textBytes(text) +
  bytesBesideText +
  (pictures ? textBytes(JSON.stringify(pictures)) + bytesBesidePictures : 0) +
  (mentions ? mentions.length * bytesOfMention : 0);

function toPart<T extends Dated>(thread: string, all: readonly T[], shown: T[]): Part<T> {
  return { shown, next: shown.length < all.length ? threadAfter(thread, shown) : null };
}

/** The path of the following comments or likes; null if none are shown. */
export function threadAfter(thread: string, shown: readonly Dated[]): string | null {
  const last = shown.at(-1);
  return last ? `/api/threads/${thread}?cursor=${toCursor(last)}` : null;
}

/** The newest likes of a post. */
export async function presentLikes(ctx: AppContext, postId: string) {
  const { shown, next } = await loadLikes(ctx, postId, threads.one);
  return { list: await presentAllLikes(ctx, shown), next };
}

/** The newest comments of a post, where the viewer may read them. */
export async function presentComments(ctx: AppContext, post: Discussed) {
  const { shown, next } = await loadCommentsOf(ctx, post, threads.one);
  return { list: await presentAllComments(ctx, shown), next };
}

/** Likes of hidden members are included without their data. */
export async function presentAllLikes(ctx: AppContext, likes: readonly Pick<PostLike, "id" | "userId">[]) {
  if (!mayHide(ctx)) return likes.map(presentLike);
  const seen = new Set(await withoutHidden(ctx, likes, ({ userId }) => userId ?? nobody));
  return likes.map((like) => presentLike(seen.has(like) ? like : { id: like.id, userId: nobody }));
}

const presentLike = ({ id, userId }: Pick<PostLike, "id" | "userId">) => ({ _id: id, user: userId ?? nobody });

/** Without comments of members who are hidden from the viewer. */
export async function presentAllComments(ctx: AppContext, comments: readonly Comment[]) {
  const seen = await withoutHidden(ctx, comments, ({ authorId }) => authorId);
  if (!seen.some(({ mentions }) => mentions)) return seen.map((comment) => presentComment(ctx, comment, {}));
  const mentions = await Promise.all(seen.map((comment) => presentMentions(ctx, comment.mentions ?? [])));
  return seen.map((comment, index) => presentComment(ctx, comment, mentions[index] ?? {}));
}

/** A comment of the viewer's, who has just written it. */
export async function presentOwnComment(ctx: AppContext, comment: Comment) {
  const author = comment.author ?? (await ctx.loaders.user.load(comment.authorId));
  return presentComment(ctx, Object.assign(comment, { author }), {});
}

type Mentions = Partial<Awaited<ReturnType<typeof presentMentions>>>;

/** Comments are read together with their authors. */
function presentComment(ctx: AppContext, edited: Comment, mentions: Mentions) {
  const { id, text, authorId, author = null, bookId, replyToId, likeCount, createdAt } = edited;
  const { user, name, avatar } = signatureOf(ctx, authorId, author);
  const comment = { _id: id, text, user, name, avatar, date: createdAt.toISOString() };
  const content = { ...presentPictures(ctx, edited), ...mentions };
  const more = { ...content, ...presentEdited(edited) };
  const links = { ...(bookId ? { book: bookId } : {}), ...(replyToId ? { replyTo: replyToId } : {}) };
  return { ...comment, ...more, ...links, ...(likeCount > 0 ? { likeCount } : {}) };
}

/** Only where there are some. */
const presentPictures = (ctx: AppContext, { pictures }: Pick<Post, "pictures">) =>
  pictures && pictures.length > 0 ? { pictures: pictures.map((picture) => presentPicture(ctx, picture)) } : {};
