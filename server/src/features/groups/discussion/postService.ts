import { v7 as newId } from "uuid";
import { authorize, can } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { forbidden, notFound } from "../../../errors";
import type { Tx } from "../../../platform/events/transaction";
import { findFirstResult, type RepeatableRequest, toRepeatable } from "../../../platform/idempotency/idempotency";
import { writeWithinFirstDay } from "../../accounts/users/firstDay";
import type { PictureInput } from "../../pictures/PictureInput";
import { markUsed, takePictures, toColumn } from "../../pictures/usePictures";
import type { MentionInput } from "../mentions/MentionInput";
import { toColumn as toMentions } from "../mentions/ranges";
import { markMentioned, takeMentions } from "../mentions/takeMentions";
import { checkId } from "../../../platform/validation/validation";
import { isHidden, mayHide } from "../../blocks/visibility";
import { isPrivate, seesPost } from "../members/access";
import { toDeletion, toLivePost } from "./livePosts";
import { Post } from "./Post";
import type { CreatePostInput } from "./postInputs";
import { nothingJoined, type PostJoins } from "./postJoins";
import type { PostVisibility } from "./postLoaders";
import { postActions } from "./postPolicy";
import { selectPost } from "./postRows";
import { membersOfPrivate } from "../members/membershipStatements";
import { insertPost, insertPostOfGroup } from "./changeStatements";
import { postMessages } from "./messages";

export const postNotFound = () => notFound(postMessages.notFound());

/** A post for a member; null when there is none with this id. */
export async function findPost(ctx: AppContext, id: string, joins: PostJoins = nothingJoined): Promise<Post | null> {
  authorize(ctx, postActions.read);
  checkId(id, "id");
  const post = await selectPost(ctx, id, joins);
  return post && (await isShown(ctx, post)) ? post : null;
}

/** Whether the viewer can see a post, which was read with `hiddenAt`. */
export async function isShown(ctx: AppContext, post: PostVisibility): Promise<boolean> {
  if (post.hiddenAt && !can(ctx, postActions.readHidden, post)) return false;
  return !(await isHidden(ctx, post.authorId)) && (await seesPost(ctx, post));
}

/** For changes that do not read the post first: throws NOT_FOUND if its author is hidden from the viewer. */
export async function requireVisibleAuthor(ctx: AppContext, postId: string): Promise<void> {
  if (mayHide(ctx)) await getPost(ctx, postId);
}

export async function getPost(ctx: AppContext, id: string, joins: PostJoins = nothingJoined): Promise<Post> {
  const post = await findPost(ctx, id, joins);
  if (!post) throw postNotFound();
  return post;
}

/** Publishes a post. A repeated request returns the first post. */
export async function createPost(ctx: AppContext, input: CreatePostInput): Promise<Post> {
  const viewer = authorize(ctx, postActions.create);
  const repeatable = toRepeatable(input.idempotencyKey, "createPost", input.text);
  const values = [newId(), viewer.id, input.text];
  const post = await writeWithinFirstDay(ctx, {
    rate: "firstDayPosts",
    refusal: postMessages.firstDayPosts,
    repeatable,
    async write() {
      const [created] = repeatable
        ? await ctx.db.write<Post>(insertPost.repeatable, [...values, repeatable.key, repeatable.hash])
        : await ctx.db.write<Post>(insertPost.plain, values);
      return created ?? null;
    },
  });
  if (!post) return getRepeated(ctx, viewer.id, repeatable);
  ctx.events.publish("postAdded", toLivePost(post));
  return post;
}

type NewPost = Pick<Post, "id" | "authorId" | "text" | "visibility"> & {
  pictures: readonly PictureInput[];
  mentions: readonly MentionInput[];
};

/** The same within a transaction, for what belongs to a new post. */
export async function publishPost(tx: Tx, { id, authorId, text, visibility, ...given }: NewPost): Promise<Post> {
  const mentions = await takeMentions(tx, { writerId: authorId, group: { visibility }, text, given: given.mentions });
  const pictures = await takePictures(tx, authorId, given.pictures);
  const values = [id, authorId, text, visibility, toColumn(pictures), toMentions(mentions)];
  const [post] = await tx.rows<Post>(insertPostOfGroup, values);
  if (!post) throw postNotFound();
  await markUsed(tx, pictures, { postId: id });
  tx.publish("postAdded", { postId: id, authorId }, (live) => live.publish("postAdded", toLivePost(post)));
  await markMentioned(tx, { authorId, postId: id, commentId: null, mentions });
  return post;
}

/** The post of the first request; NOT_FOUND when it was removed meanwhile, or its author may not see it any more. */
export async function getRepeated(
  ctx: AppContext,
  authorId: string,
  repeatable: RepeatableRequest | null,
): Promise<Post> {
  const id = repeatable && (await findFirstResult(ctx.db, authorId, repeatable));
  if (id === null) throw postNotFound();
  return getPost(ctx, id);
}

/** The members who are notified of a deleted post: those of a private group; null: everyone. */
export async function audienceOf(tx: Tx, post: Post): Promise<string[] | null> {
  if (!isPrivate(post)) return null;
  return (await tx.rows<{ id: string }>(membersOfPrivate, [post.id])).map(({ id }) => id);
}

/** Whether the viewer may delete a post. In a group of two nobody can delete it; they leave instead. */
export function canDeletePost(ctx: AppContext, post: Post): boolean | Promise<boolean> {
  if (!can(ctx, postActions.delete, post)) return false;
  return !isPrivate(post) || ctx.loaders.group.load(post.id).then((group) => !group?.isForTwo);
}

/** Removes a post with its comments and likes; throws FORBIDDEN for anyone but its author. */
export async function deletePost(ctx: AppContext, id: string): Promise<void> {
  const post = await getPost(ctx, id);
  const viewer = authorize(ctx, postActions.delete, post);
  if (!(await canDeletePost(ctx, post))) throw forbidden();
  await ctx.db.transaction(async (tx) => {
    const audience = await audienceOf(tx, post);
    const { affected } = await tx.delete(Post, { id, authorId: viewer.id });
    if (!affected) throw postNotFound();
    tx.publish("postDeleted", { postId: id, authorId: viewer.id }, (live) =>
      live.publish("postDeleted", { ...toDeletion(post), audience }),
    );
  });
  ctx.loaders.post.clear(id);
}
