import type { FeatureServices } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { deadLetters } from "../../../platform/jobs/jobSql";
import { endMemberships } from "../../../platform/memberships/endMemberships";
import type { LivePost } from "../../../platform/live/events";
import { findAbsence } from "../absence/absence";
import { lockTouchedPosts, removeTraces } from "../accountStatements";
import { lockMember } from "../lockMember";
import { findResetAccount } from "../recovery/passwordMails";
import { refuseLastAdmin } from "../roles";
import { User } from "../User";
import * as statements from "./departureStatements";
import { holdAddress } from "./heldAddresses";

/** The queues with addresses in their jobs; all others have only ids. */
const queues = [findResetAccount.name, deadLetters];

interface OwnPost {
  id: string;
  isPrivate: boolean;
  wasHidden: boolean;
}

interface Changes {
  deletedPosts: OwnPost[];
  /** The posts of others on which the member commented or liked, as they are now. */
  changedPosts: (ChangedPost & { deletedComments: string[] })[];
  /** Those that somebody else has, and those in which an opening text was removed or left. */
  inheritedPosts: ChangedPost[];
  /** The groups of others that the member belonged to, and those that go on without them. */
  changedGroups: { id: string }[];
}

type ChangedPost = Omit<LivePost, "createdAt"> & { createdAt: Date };

interface Choice {
  /** What the member wrote stays, without their name. */
  keepsContent: boolean;
  /** Called after the member is locked; false cancels the removal. */
  isDue?(tx: Tx): Promise<boolean>;
}

/**
 * Deletes a member and all their data in one transaction, and ends their sessions. Foreign keys cascade; only the counts on
 * other members' posts need statements. False if it was not due.
 */
export async function removeMember(services: FeatureServices, userId: string, choice: Choice): Promise<boolean> {
  const isRemoved = await services.db.transaction(async (tx) => {
    // Locks the member's row first, so that they can add nothing from now on.
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
  const posts = await tx.rows<OwnPost & { isOwn: boolean }>(lockTouchedPosts, [userId]);
  const { inherited, openings } = await transferGroups(tx, userId, choice);
  await tx.rows(statements.endGroupsOfTwo, [userId]);
  const own = choice.keepsContent
    ? []
    : posts.filter(({ id, isOwn }) => isOwn && !inherited.some((post) => post.id === id));
  if (choice.keepsContent) for (const statement of statements.leaveTexts) await tx.rows(statement, [userId]);
  const changedPosts = await tx.rows<Changes["changedPosts"][number]>(removeTraces, [userId]);
  const changedGroups = [...inherited, ...(await tx.rows<{ id: string }>(statements.leaveGroups, [userId]))];
  await endMemberships(
    tx,
    changedGroups.map(({ id: groupId }) => ({ groupId, userId })),
  );
  await removeAddress(services, tx, userId);
  await services.sessions.endAllIn(tx, [userId]);
  await tx.delete(User, { id: userId });
  const inheritedPosts = [...inherited, ...openings];
  return { deletedPosts: own, changedPosts, inheritedPosts, changedGroups };
}

/** Transfers the groups that have other members. */
async function transferGroups(tx: Tx, userId: string, { keepsContent }: Choice) {
  if (keepsContent) for (const statement of statements.makeFormerMember) await tx.rows(statement);
  const inherited = await tx.rows<ChangedPost>(statements.inheritGroups, [userId, keepsContent]);
  const openings = await tx.rows<ChangedPost>(statements.leaveOpenings, [userId, keepsContent]);
  return { inherited, openings };
}

const toLive = ({ createdAt, ...post }: ChangedPost): LivePost => ({ ...post, createdAt: createdAt.toISOString() });

/** Removes the address from jobs. A suspended member cannot sign up with it again before the suspension ends. */
async function removeAddress(services: FeatureServices, tx: Tx, userId: string): Promise<void> {
  const select = { id: true, email: true, emailKey: true } as const;
  const user = await tx.findOne(User, { select, where: { id: userId } });
  if (!user) return;
  for (const statement of statements.removeJobsWithAddress) await tx.rows(statement, [user.email, queues]);
  const absence = await findAbsence(tx, userId);
  if (absence?.kind === "SUSPENDED") await holdAddress(services, tx, user.emailKey, absence.until);
}

function publish(tx: Tx, userId: string, changes: Changes): void {
  const { deletedPosts, changedPosts, inheritedPosts, changedGroups } = changes;
  tx.publish("accountDeleted", { userId });
  for (const post of inheritedPosts) {
    tx.publish("groupUpdated", { groupId: post.id }, (live) => live.likesChanged(toLive(post)));
  }
  for (const { id, isPrivate, wasHidden } of deletedPosts) {
    // A private group that goes with its owner has no other members.
    const deletion = { id, authorId: userId, wasHidden, audience: isPrivate ? [] : null };
    tx.publish("postDeleted", { postId: id, authorId: userId }, (live) => live.postDeleted(deletion));
  }
  for (const { deletedComments, ...row } of changedPosts) {
    const post = toLive(row);
    for (const id of deletedComments) {
      const data = { commentId: id, postId: post.id, authorId: userId };
      tx.publish("commentDeleted", data, (live) => live.commentDeleted({ id, post }));
    }
    tx.notify((live) => live.likesChanged(post));
  }
  for (const { id } of changedGroups) tx.notify((live) => live.groupChanged(id));
}
