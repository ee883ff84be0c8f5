import { v7 as newId } from "uuid";
import { requireViewer } from "../accounts/requireViewer";
import type { AppContext } from "../context";
import { forbidden, notFound } from "../errors";
import { checkId, orNull } from "../shared/validation";
import { postColumns } from "./columns";
import { toLivePost } from "./livePosts";
import { Post } from "./Post";
import type { CreatePostInput } from "./postInputs";
import { canDeletePost } from "./postPolicy";
import { nothingJoined, type PostJoins, selectPosts } from "./postRows";

export const postNotFound = () => notFound("Post not found");

/** A post for a member; null when there is none with this id. */
export async function findPost(ctx: AppContext, id: string, joins: PostJoins = nothingJoined): Promise<Post | null> {
  requireViewer(ctx);
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

/** Who was told of a post just now may come for it before the replica has it. */
async function readYoungPost({ reader, viewer }: AppContext, id: string, joins: PostJoins): Promise<Post | null> {
  return reader.primary && readPost({ reader: reader.primary, viewer }, id, joins);
}

export async function getPost(ctx: AppContext, id: string): Promise<Post> {
  const post = await findPost(ctx, id);
  if (!post) throw postNotFound();
  return post;
}

/** Publishes a post. The same idempotency key from the same author gives the first post back. */
export async function createPost(ctx: AppContext, input: CreatePostInput): Promise<Post> {
  const viewer = requireViewer(ctx);
  const key = orNull(input.idempotencyKey);
  const [post] = await ctx.writer.rows<Post>(
    `insert into posts (id, author_id, text, idempotency_key, created_at) values ($1, $2, $3, $4, $5)
     on conflict (author_id, idempotency_key) do nothing returning ${postColumns("posts")}`,
    [newId(), viewer.id, input.text, key, new Date()],
  );
  if (!post) return getRepeated(ctx, viewer.id, key ?? "");
  ctx.events.postAdded(toLivePost(post));
  return post;
}

/** The post that was sent with this key before; NOT_FOUND when it was removed meanwhile. */
async function getRepeated(ctx: AppContext, authorId: string, idempotencyKey: string): Promise<Post> {
  const post = await ctx.db.findOneBy(Post, { authorId, idempotencyKey });
  if (!post) throw postNotFound();
  return post;
}

/** Removes a post with its comments and likes; throws FORBIDDEN for anyone but its author. */
export async function deletePost(ctx: AppContext, id: string): Promise<void> {
  const viewer = requireViewer(ctx);
  const post = await getPost(ctx, id);
  if (!canDeletePost(viewer, post)) throw denied(ctx, viewer.id, "post", id);
  const { affected } = await ctx.db.delete(Post, { id, authorId: viewer.id });
  ctx.loaded?.post.clear(id);
  if (!affected) throw postNotFound();
}

/** Writes the refusal to the audit log. */
export function denied(ctx: AppContext, userId: string, thing: string, id: string) {
  ctx.log.warn({ event: "access.denied", userId, ip: ctx.ip, requestId: ctx.requestId, thing, id }, "access.denied");
  return forbidden("User not authorized");
}
