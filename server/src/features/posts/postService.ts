import { v7 as newId } from "uuid";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { notFound } from "../../errors";
import { findFirstResult, type RepeatableRequest, toRepeatable } from "../../platform/idempotency/idempotency";
import { checkId } from "../../platform/validation/validation";
import { isHidden, mayHide } from "../blocks/sight";
import { toLivePost } from "./livePosts";
import { Post } from "./Post";
import type { CreatePostInput } from "./postInputs";
import { nothingJoined, type PostJoins } from "./postJoins";
import { postActions } from "./postPolicy";
import { selectPost } from "./postRows";
import { insertPost } from "./changeStatements";
import { postMessages } from "./messages";

export const postNotFound = () => notFound(postMessages.notFound());

/** A post for a member; null when there is none with this id. */
export async function findPost(ctx: AppContext, id: string, joins: PostJoins = nothingJoined): Promise<Post | null> {
  authorize(ctx, postActions.read);
  checkId(id, "id");
  const post = await selectPost(ctx, id, joins);
  return post && (await isHidden(ctx, post.authorId)) ? null : post;
}

/** Before a change of a post that is not read first: NOT_FOUND where its author is hidden from the viewer. */
export async function requireSight(ctx: AppContext, postId: string): Promise<void> {
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
  const [post] = repeatable
    ? await ctx.db.write<Post>(insertPost.repeatable, [...values, repeatable.key, repeatable.hash])
    : await ctx.db.write<Post>(insertPost.plain, values);
  if (!post) return getRepeated(ctx, viewer.id, repeatable);
  ctx.events.postAdded(toLivePost(post));
  return post;
}

/** The post of the first request; NOT_FOUND when it was removed meanwhile. */
async function getRepeated(ctx: AppContext, authorId: string, repeatable: RepeatableRequest | null): Promise<Post> {
  const id = repeatable && (await findFirstResult(ctx.db, authorId, repeatable));
  const post = id === null ? null : await ctx.db.findOneBy(Post, { id });
  if (!post) throw postNotFound();
  return post;
}

/** Removes a post with its comments and likes; throws FORBIDDEN for anyone but its author. */
export async function deletePost(ctx: AppContext, id: string): Promise<void> {
  const post = await getPost(ctx, id);
  const viewer = authorize(ctx, postActions.delete, post);
  await ctx.db.transaction(async (tx) => {
    const { affected } = await tx.delete(Post, { id, authorId: viewer.id });
    if (!affected) throw postNotFound();
    tx.publish("postDeleted", { postId: id, authorId: viewer.id }, (live) => live.postDeleted(post.id));
  });
  ctx.loaded?.post.clear(id);
}
