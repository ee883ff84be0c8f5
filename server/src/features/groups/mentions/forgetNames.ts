import type { FeatureServices } from "../../../platform/context";
import { delivered } from "../../../platform/events/events";
import { onEvent } from "../../../platform/events/onEvent";
import type { Tx } from "../../../platform/events/transaction";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { formerMemberName } from "../../accounts/deletion/formerMemberStatements";
import { accountEvents } from "../../accounts/events";
import type { Comment } from "../discussion/Comment";
import { toLiveComment, toLivePost } from "../discussion/livePosts";
import type { Post } from "../discussion/Post";
import { mentions as limits } from "../limits";
import * as statements from "./forgetStatements";
import type { StoredMention } from "./Mention";
import { renamed, toColumn } from "./ranges";

const forgetName = defineJob({
  name: "forget-mentioned",
  schema: delivered(accountEvents.accountDeleted),
  seconds: 300,
  run: ({ db }, _event, { signal }) => forgetNames(db, signal),
});

/** What the job after a deletion has left. */
export const forgetNamesHourly = defineJob({
  name: "forget-all-mentioned",
  schema: noData,
  schedule: "47 * * * *",
  seconds: 300,
  run: ({ db }, _data, { signal }) => forgetNames(db, signal),
});

export const forgettingNames = [onEvent("accountDeleted", forgetName)];

/** Takes the names of deleted members out of all texts that mention them, some texts at a time. */
export async function forgetNames(db: FeatureServices["db"], signal?: AbortSignal): Promise<void> {
  for (let isMore = true; isMore;) {
    signal?.throwIfAborted();
    isMore = await db.transaction(forgetSome);
  }
}

interface GoneMention {
  id: string;
  postId: string | null;
  commentId: string | null;
}

/** Whether there may be more. */
async function forgetSome(tx: Tx): Promise<boolean> {
  const gone = await tx.rows<GoneMention>(statements.goneMentions);
  if (gone.length === 0) return false;
  const postIds = gone.flatMap(({ postId }) => postId ?? []);
  const commentIds = gone.flatMap(({ commentId }) => commentId ?? []);
  const posts = await tx.rows<Post>(statements.lockPosts, [postIds, commentIds]);
  const comments = await tx.rows<Comment>(statements.lockComments, [commentIds]);
  const earlier = await tx.rows<MentioningText>(statements.earlierTexts, [postIds, commentIds]);
  const isGone = await findGone(tx, [...posts, ...comments, ...earlier]);
  const inPosts = postIds.flatMap((id) => posts.find((post) => post.id === id) ?? []);
  const changedPosts = await change<Post>(tx, statements.changePosts, inPosts, isGone);
  const changedComments = await change<Comment>(tx, statements.changeComments, comments, isGone);
  await change(tx, statements.changeRevisions, earlier, isGone);
  const touched = await tx.rows<Post>(statements.touchPosts, [changedComments.map(({ postId }) => postId)]);
  await tx.rows(statements.removeMentions, [gone.map(({ id }) => id)]);
  notify(tx, changedPosts, changedComments, touched);
  return gone.length === limits.textsAtOnce;
}

interface MentioningText {
  id: string;
  text: string;
  mentions?: StoredMention[] | null;
}

type IsGone = (userId: string) => boolean;

/** Who of those whom the texts mention is not there any more. */
async function findGone(tx: Tx, texts: readonly MentioningText[]): Promise<IsGone> {
  const ids = new Set(texts.flatMap(({ mentions }) => (mentions ?? []).map(({ userId }) => userId)));
  const there = new Set((await tx.rows<{ id: string }>(statements.membersAmong, [[...ids]])).map(({ id }) => id));
  return (userId) => !there.has(userId);
}

/** Changes those of the rows that mention somebody who is gone. */
async function change<T>(tx: Tx, statement: string, rows: readonly MentioningText[], isGone: IsGone): Promise<T[]> {
  const wrong = rows.filter(({ mentions }) => mentions?.some(({ userId }) => isGone(userId)));
  if (wrong.length === 0) return [];
  const right = wrong.map(({ text, mentions }) =>
    renamed({ text, mentions: mentions ?? [] }, isGone, formerMemberName),
  );
  const values = [
    wrong.map(({ id }) => id),
    right.map(({ text }) => text),
    right.map(({ mentions }) => toColumn(mentions)),
  ];
  return tx.rows<T>(statement, values);
}

/** Open pages show the new texts. */
function notify(tx: Tx, posts: readonly Post[], comments: readonly Comment[], touched: readonly Post[]): void {
  for (const post of posts.filter(({ hiddenAt }) => !hiddenAt))
    tx.notify((live) => {
      live.publish("postEdited", toLivePost(post));
      live.publish("groupChanged", { id: post.id });
    });
  for (const comment of comments.filter(({ hiddenAt }) => !hiddenAt)) {
    const post = touched.find(({ id }) => id === comment.postId);
    if (post && !post.hiddenAt) tx.notify((live) => live.publish("commentEdited", toLiveComment(comment, post)));
  }
}
