import { isDeepStrictEqual } from "node:util";
import { v7 as newId } from "uuid";
import { conflict, forbidden } from "../../../errors";
import { authorize, can, requireViewer } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { type Change, statementOf } from "../../../platform/events/Change";
import type { Tx } from "../../../platform/events/transaction";
import {
  claimKeyIn,
  findFirstResult,
  type RepeatableRequest,
  toRepeatable,
} from "../../../platform/idempotency/idempotency";
import { writeWithinFirstDay } from "../../accounts/users/firstDay";
import type { PictureInput } from "../../pictures/PictureInput";
import { replaceUsed, takePictures, toColumn } from "../../pictures/usePictures";
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
import type { MentionInput } from "../mentions/MentionInput";
import { toColumn as toMentions, toStored } from "../mentions/ranges";
import { checkMentionCount, givenMentions, markMentioned, takeMentions } from "../mentions/takeMentions";
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
  const more = toMore(ctx, input, post);
  if (post.text === text && !isMore(input)) return post;
  const repeatable = toRepeatable(input.idempotencyKey, "updatePost", [post.id, text, version, ...contentOf(input)]);
  const values = [post.id, viewer.id, text, version, newId()];
  const changed = await write<Post>(ctx, { change: editPost, values, repeatable, postId: post.id, more });
  if (!changed) return explain(ctx, (await getEditablePost(ctx, postId)).post, { input, repeatable });
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
  const more = toMore(ctx, input, comment);
  if (comment.text === text && !isMore(input)) return comment;
  const { id, postId } = comment;
  const repeatable = toRepeatable(input.idempotencyKey, "updateComment", [id, text, version, ...contentOf(input)]);
  const values = [id, viewer.id, text, version, newId()];
  const changed = await write<Comment>(ctx, { change: editComment, values, repeatable, postId, commentId: id, more });
  if (!changed) return explain(ctx, (await getEditableComment(ctx, commentId)).comment, { input, repeatable });
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

/** What else changes with a text. */
interface More {
  /** null: they stay. */
  pictures: readonly PictureInput[] | null;
  /** null: each stays while its name stands in the text. */
  mentions: readonly MentionInput[] | null;
  /** The text as it was read. */
  earlier: Pick<Post, "text" | "mentions">;
}

interface Written {
  change: Record<"plain" | "repeatable", Change>;
  /** The first five of the statement: what is edited, its author, the text, the version, an id. */
  values: readonly unknown[];
  repeatable: RepeatableRequest | null;
  postId: string;
  /** Left out for a post. */
  commentId?: string;
  /** null: the text alone. */
  more: More | null;
}

type GivenMore = Pick<EditInput, "pictures" | "mentions">;

const newPictures = ({ pictures }: GivenMore): readonly PictureInput[] | null =>
  Array.isArray(pictures) ? pictures : null;

/** Whether the request itself says more than a text. */
const isMore = (input: GivenMore): boolean => newPictures(input) !== null || givenMentions(input.mentions) !== null;

/** For the hash of a repeatable request. */
function contentOf(input: GivenMore): unknown[] {
  const pictures = newPictures(input);
  const mentions = givenMentions(input.mentions);
  return [...(pictures ? [pictures] : []), ...(mentions ? [{ mentions }] : [])];
}

function toMore(ctx: AppContext, input: GivenMore, earlier: More["earlier"]): More | null {
  const mentions = givenMentions(input.mentions);
  checkMentionCount(ctx, mentions);
  return isMore(input) || earlier.mentions ? { pictures: newPictures(input), mentions, earlier } : null;
}

/** Returns null if nothing was changed. Everything that was loaded for the checks is read again after it. */
async function write<T>(ctx: AppContext, edited: Written): Promise<T | null> {
  const { change, repeatable, postId, commentId } = edited;
  const values = [...edited.values, false, null, null, ...(commentId ? [postId] : [])];
  const changed = await writeWithinFirstDay(ctx, {
    rate: "firstDayEdits",
    refusal: postMessages.firstDayEdits,
    repeatable,
    async write() {
      if (edited.more) return writeMore<T & object>(ctx, edited, edited.more);
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

class Unchanged extends Error {}

/** The same in a transaction, with pictures and mentions. */
async function writeMore<T>(ctx: AppContext, edited: Written, more: More): Promise<T | null> {
  try {
    return await ctx.db.transaction((tx) => storeMore<T>(tx, edited, more));
  } catch (error) {
    if (error instanceof Unchanged) return null;
    throw error;
  }
}

async function storeMore<T>(
  tx: Tx,
  { change, values, repeatable, postId, commentId }: Written,
  { earlier, ...given }: More,
): Promise<T | null> {
  const [id, authorId, text] = values as [string, string, string];
  if (repeatable && !(await claimKeyIn(tx, authorId, repeatable, id))) return null;
  const marked = { writerId: authorId, group: { id: postId }, text, given: given.mentions, earlier };
  const mentions = await takeMentions(tx, marked);
  const pictures = given.pictures && (await takePictures(tx, authorId, given.pictures, id));
  const content = [pictures !== null, toColumn(pictures ?? []), toMentions(mentions)];
  const [row] = await tx.rows<T>(statementOf(change.plain, false), [
    ...values,
    ...content,
    ...(commentId ? [postId] : []),
  ]);
  if (!row) throw new Unchanged();
  if (pictures) await replaceUsed(tx, pictures, commentId ? { commentId } : { postId });
  if (commentId) tx.publish("commentEdited", { commentId, postId, authorId });
  else tx.publish("postEdited", { postId, authorId });
  await markMentioned(tx, {
    authorId,
    postId,
    commentId: commentId ?? null,
    mentions,
    earlier: earlier.mentions ?? [],
  });
  return row;
}

interface Unwritten {
  input: Pick<EditInput, "text"> & GivenMore;
  repeatable: RepeatableRequest | null;
}

/** The text as it is, if this edit was made before; else it has changed in another way. */
async function explain<T extends Pick<Post, "text" | "pictures" | "mentions">>(
  ctx: AppContext,
  now: T,
  { input, repeatable }: Unwritten,
): Promise<T> {
  if (isAsWanted(now, input)) return now;
  const viewer = requireViewer(ctx);
  if (repeatable && (await findFirstResult(ctx.db, viewer.id, repeatable)) !== null) return now;
  throw conflict(postMessages.editedMeanwhile(), "version");
}

function isAsWanted(now: Pick<Post, "text" | "pictures" | "mentions">, { text, ...more }: Unwritten["input"]): boolean {
  const [pictures, mentions] = [newPictures(more), givenMentions(more.mentions)];
  return (
    now.text === text &&
    (pictures === null || isDeepStrictEqual((now.pictures ?? []).map(toGiven), pictures.map(toGiven))) &&
    (mentions === null || isDeepStrictEqual(now.mentions ?? [], toStored(mentions)))
  );
}

const toGiven = ({ id, description }: PictureInput) => [id.toLowerCase(), description ?? ""];
