import { v7 as newId } from "uuid";
import { conflict, forbidden } from "../../../errors";
import { authorize, can, requireViewer } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Change } from "../../../platform/events/Change";
import { findFirstResult, type RepeatableRequest, toRepeatable } from "../../../platform/idempotency/idempotency";
import { writeWithinFirstDay } from "../../accounts/users/firstDay";
import { takePost } from "../discussion/changeStatements";
import type { Comment } from "../discussion/Comment";
import { commentNotFound, getComment } from "../discussion/commentService";
import { toLiveComment, toLivePost } from "../discussion/livePosts";
import { findSeenNow } from "../discussion/liveVisibility";
import { postMessages } from "../discussion/messages";
import type { Post } from "../discussion/Post";
import { commentActions, postActions } from "../discussion/postPolicy";
import { getPost, requireVisibleAuthor } from "../discussion/postService";
import { standingIn, takesPart } from "../members/access";
import { membershipActions } from "../members/membershipPolicy";
import type { EditInput, UpdateCommentInput, UpdatePostInput } from "./editInputs";
import { editComment, editPost } from "./editStatements";

/** Over REST the version may be left out: then the edit replaces whichever text is there. */
type Edit<Input> = Omit<Input, "version"> & Pick<EditInput, "version">;

/** Whether the viewer may edit a post. Nobody edits what moderators hid. */
export const canEditPost = (ctx: AppContext, post: Post): boolean =>
  can(ctx, postActions.update, post) && post.hiddenAt == null;

/** The same for a comment: its author, while they take part in the group. */
export async function canEditComment(ctx: AppContext, comment: Comment): Promise<boolean> {
  if (!can(ctx, commentActions.update, comment) || comment.hiddenAt != null) return false;
  const post = await findSeenNow(ctx, comment.postId);
  return post !== null && post.hiddenAt === null && takesPart(ctx, post);
}

/** Changes the text of the viewer's post. CONFLICT if it has changed since that version; the same text again changes nothing. */
export async function updatePost(ctx: AppContext, input: Edit<UpdatePostInput>): Promise<Post> {
  const { postId, text, version = null } = input;
  const { post, viewer } = await getEditablePost(ctx, postId);
  if (post.text === text) return post;
  const repeatable = toRepeatable(input.idempotencyKey, "updatePost", [post.id, text, version]);
  const values = [post.id, viewer.id, text, version, newId()];
  const changed = await write<Post>(ctx, { change: editPost, values, repeatable, postId: post.id });
  if (!changed) return explain(ctx, (await getEditablePost(ctx, postId)).post, { text, repeatable });
  ctx.events.publish("postEdited", toLivePost(changed));
  // The name of the group may be the beginning of the text.
  ctx.events.publish("groupChanged", { id: changed.id });
  return changed;
}

async function getEditablePost(ctx: AppContext, id: string) {
  const post = await getPost(ctx, id);
  const viewer = authorize(ctx, postActions.update, post);
  if (post.hiddenAt) throw forbidden(postMessages.hiddenText());
  return { post, viewer };
}

/** The same for a comment of the viewer, who still takes part in the group. */
export async function updateComment(ctx: AppContext, input: Edit<UpdateCommentInput>): Promise<Comment> {
  const { commentId, text, version = null } = input;
  const { comment, viewer } = await getEditableComment(ctx, commentId);
  if (comment.text === text) return comment;
  const { id, postId } = comment;
  const repeatable = toRepeatable(input.idempotencyKey, "updateComment", [id, text, version]);
  const values = [id, viewer.id, text, version, newId(), postId];
  const changed = await write<Comment>(ctx, { change: editComment, values, repeatable, postId });
  if (!changed) return explain(ctx, (await getEditableComment(ctx, commentId)).comment, { text, repeatable });
  const post = takePost(changed);
  ctx.events.publish("commentEdited", toLiveComment(changed, post));
  return Object.assign(changed, { post });
}

async function getEditableComment(ctx: AppContext, id: string) {
  const comment = await getComment(ctx, id);
  const viewer = authorize(ctx, commentActions.update, comment);
  await requireVisibleAuthor(ctx, comment.postId);
  if (comment.hiddenAt || comment.postHiddenAt) throw forbidden(postMessages.hiddenText());
  const group = { id: comment.postId, visibility: comment.postVisibility };
  authorize(ctx, membershipActions.takePart, await standingIn(ctx, group));
  return { comment, viewer };
}

/** The same for a comment of this post; NOT_FOUND if the comment is not one of its comments. */
export async function updateCommentUnder(ctx: AppContext, postId: string, input: Edit<UpdateCommentInput>) {
  await getPost(ctx, postId);
  const comment = await getComment(ctx, input.commentId);
  if (comment.postId !== postId.toLowerCase()) throw commentNotFound();
  return updateComment(ctx, input);
}

interface Written {
  change: Record<"plain" | "repeatable", Change>;
  values: readonly unknown[];
  repeatable: RepeatableRequest | null;
  postId: string;
}

/** Returns null if nothing was changed. Everything that was loaded for the checks is read again after it. */
async function write<T>(ctx: AppContext, { change, values, repeatable, postId }: Written): Promise<T | null> {
  const changed = await writeWithinFirstDay(ctx, {
    rate: "firstDayEdits",
    refusal: postMessages.firstDayEdits,
    repeatable,
    async write() {
      const [row] = repeatable
        ? await ctx.db.write<T & object>(change.repeatable, [...values, repeatable.key, repeatable.hash], postId)
        : await ctx.db.write<T & object>(change.plain, [...values], postId);
      return row ?? null;
    },
  });
  ctx.loaders.post.clear(postId);
  ctx.loaders.membership.clearAll();
  return changed;
}

interface Unwritten {
  text: string;
  repeatable: RepeatableRequest | null;
}

/** The text as it is, if this edit was made before; else it has changed in another way. */
async function explain<T extends { text: string }>(
  ctx: AppContext,
  now: T,
  { text, repeatable }: Unwritten,
): Promise<T> {
  if (now.text === text) return now;
  const viewer = requireViewer(ctx);
  if (repeatable && (await findFirstResult(ctx.db, viewer.id, repeatable)) !== null) return now;
  throw conflict(postMessages.editedMeanwhile(), "version");
}
