import type { FeatureServices } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { deadLetters } from "../../../platform/jobs/jobSql";
import type { LivePost } from "../../../platform/live/events";
import { findAbsence } from "../absence/absence";
import { lockTouchedPosts, removeTraces } from "../accountStatements";
import { lockMember } from "../lockMember";
import { findResetAccount } from "../recovery/passwordMails";
import { refuseLastAdmin } from "../roles";
import { User } from "../User";
import { leaveGroups, leaveTexts, makeFormerMember, removeJobsWithAddress } from "./departureStatements";
import { holdAddress } from "./heldAddresses";

/** All others carry ids. */
const queues = [findResetAccount.name, deadLetters];

interface Changes {
  deletedPosts: string[];
  /** The posts of others on which the member commented or liked, as they are now. */
  changedPosts: (ChangedPost & { deletedComments: string[] })[];
  /** The groups of others that the member belonged to. */
  changedGroups: { id: string }[];
}

type ChangedPost = Omit<LivePost, "createdAt"> & { createdAt: Date };

interface Choice {
  /** What the member wrote stays, without their name. */
  keepsContent: boolean;
  /** Called once the member is locked: false leaves everything as it is. */
  isDue?(tx: Tx): Promise<boolean>;
}

/**
 * Deletes a member and all their data in one transaction, and ends their sessions. Foreign keys cascade; only the counts
 * on other members' posts need a statement. False when it was not due.
 */
export async function removeMember(services: FeatureServices, userId: string, choice: Choice): Promise<boolean> {
  const isRemoved = await services.db.transaction(async (tx) => {
    // The member's own row first: nothing new of theirs can arrive from here on.
    await lockMember(tx, userId);
    if (choice.isDue && !(await choice.isDue(tx))) return false;
    await refuseLastAdmin(tx, userId);
    publish(tx, userId, await removeRows(services, tx, userId, choice));
    return true;
  });
  if (isRemoved) services.sessions.announceEnd({ userId, tokenId: null });
  return isRemoved;
}

async function removeRows(services: FeatureServices, tx: Tx, userId: string, choice: Choice): Promise<Changes> {
  if (choice.keepsContent) await leaveBehind(tx, userId);
  const posts = await tx.rows<{ id: string; isOwn: boolean }>(lockTouchedPosts, [userId]);
  const changedPosts = await tx.rows<Changes["changedPosts"][number]>(removeTraces, [userId]);
  const changedGroups = await tx.rows<{ id: string }>(leaveGroups, [userId]);
  await forgetAddress(services, tx, userId);
  await services.sessions.endAllIn(tx, [userId]);
  await tx.delete(User, { id: userId });
  return { deletedPosts: posts.filter(({ isOwn }) => isOwn).map(({ id }) => id), changedPosts, changedGroups };
}

async function leaveBehind(tx: Tx, userId: string): Promise<void> {
  for (const statement of makeFormerMember) await tx.rows(statement);
  await tx.rows(lockTouchedPosts, [userId]);
  for (const statement of leaveTexts) await tx.rows(statement, [userId]);
}

/** Who leaves while suspended cannot come back under the same address before the suspension ends. */
async function forgetAddress(services: FeatureServices, tx: Tx, userId: string): Promise<void> {
  const select = { id: true, email: true, emailKey: true } as const;
  const user = await tx.findOne(User, { select, where: { id: userId } });
  if (!user) return;
  for (const statement of removeJobsWithAddress) await tx.rows(statement, [user.email, queues]);
  const absence = await findAbsence(tx, userId);
  if (absence?.kind === "SUSPENDED") await holdAddress(services, tx, user.emailKey, absence.until);
}

function publish(tx: Tx, userId: string, { deletedPosts, changedPosts, changedGroups }: Changes): void {
  tx.publish("accountDeleted", { userId });
  for (const postId of deletedPosts) {
    tx.publish("postDeleted", { postId, authorId: userId }, (live) => live.postDeleted(postId));
  }
  for (const { deletedComments, createdAt, ...row } of changedPosts) {
    const post = { ...row, createdAt: createdAt.toISOString() };
    for (const id of deletedComments) {
      const data = { commentId: id, postId: post.id, authorId: userId };
      tx.publish("commentDeleted", data, (live) => live.commentDeleted({ id, post }));
    }
    tx.notify((live) => live.likesChanged(post));
  }
  for (const { id } of changedGroups) tx.notify((live) => live.groupChanged(id));
}
