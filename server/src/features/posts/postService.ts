import { v7 as newId } from "uuid";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { notFound } from "../../errors";
import { transaction } from "../../platform/events/transaction";
import { writeWithEvent } from "../../platform/events/writeWithEvent";
import {
  claimKey,
  findFirstResult,
  type RepeatableRequest,
  toRepeatable,
} from "../../platform/idempotency/idempotency";
import { checkId } from "../../platform/validation/validation";
import { postColumns } from "./columns";
import { toLivePost } from "./livePosts";
import { Post } from "./Post";
import type { CreatePostInput } from "./postInputs";
import { postActions } from "./postPolicy";
import { nothingJoined, type PostJoins, selectPosts } from "./postRows";
import { postMessages } from "./messages";

export const postNotFound = () => notFound(postMessages.notFound());

/** A post for a member; null when there is none with this id. */
export async function findPost(ctx: AppContext, id: string, joins: PostJoins = nothingJoined): Promise<Post | null> {
  authorize(ctx, postActions.read);
  checkId(id, "id");
  return (await readPost(ctx, id, joins)) ?? readYoungPost(ctx, id, joins);
}

async function readPost(
  ctx: Pick<AppContext, "reader" | "viewer">,
  id: string,
  joins: PostJoins,
): Promise<Post | null> {
  const [post] = await selectPosts(ctx, "where id = $1", [id], joins);
  return post ?? null;
}

/** A subscriber may ask for a new post before the replica has it. */
async function readYoungPost({ reader, viewer }: AppContext, id: string, joins: PostJoins): Promise<Post | null> {
  return reader.primary && readPost({ reader: reader.primary, viewer }, id, joins);
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
  const post = await insertPost(ctx, [newId(), viewer.id, input.text], repeatable);
  if (!post) return getRepeated(ctx, viewer.id, repeatable);
  ctx.events.postAdded(toLivePost(post));
  return post;
}

/** null when the request was sent before. */
async function insertPost(
  ctx: AppContext,
  values: unknown[],
  repeatable: RepeatableRequest | null,
): Promise<Post | null> {
  const claim = claimKey({ userId: "$2", key: "$4", hash: "$5", resultId: "$1" });
  const change = `insert into posts (id, author_id, text)
     select $1::uuid, $2::uuid, $3::text ${repeatable ? "from claimed" : ""}
     returning ${postColumns("posts")}`;
  const data = { postId: "changed.id", authorId: "$2::uuid" };
  const [post] = await writeWithEvent<Post>(
    ctx,
    { event: "postAdded", ...(repeatable ? { parts: `claimed as (${claim})` } : {}), change, data },
    repeatable ? [...values, repeatable.key, repeatable.hash] : values,
  );
  return post ?? null;
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
  await transaction(ctx, async (tx) => {
    const { affected } = await tx.db.delete(Post, { id, authorId: viewer.id });
    if (!affected) throw postNotFound();
    tx.publish("postDeleted", { postId: id, authorId: viewer.id }, (live) => live.postDeleted(post.id));
  });
  ctx.loaded?.post.clear(id);
}
