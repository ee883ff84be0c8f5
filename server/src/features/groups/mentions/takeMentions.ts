import { v7 as newId } from "uuid";
import { badInput } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { postMessages } from "../discussion/messages";
import { GroupVisibility } from "../group/choices";
import { mentions as limits } from "../limits";
import type { StoredMention } from "./Mention";
import type { MentionInput } from "./MentionInput";
import * as statements from "./mentionStatements";
import { inOrder, keptMentions, markedPart } from "./ranges";

/** A text with its mentions as it was before an edit. */
interface Earlier {
  text: string;
  mentions?: StoredMention[] | null;
}

interface Marked {
  writerId: string;
  /** Of the group where it is written, or the visibility of one that is about to be started. */
  group: { id: string } | { visibility: GroupVisibility };
  text: string;
  /** null, in an edit: each stays while its name stands in the text. */
  given: readonly MentionInput[] | null;
  earlier?: Earlier;
}

/** What members may write in a text of theirs, before anything else is looked up. */
export function checkMentionCount(
  { viewer, limitsNewMembers }: AppContext,
  given: readonly MentionInput[] | null,
): void {
  const max = limits.perTextOfNew;
  if (!given || given.length <= max || !viewer?.isNew || !limitsNewMembers) return;
  throw badInput({ field: "mentions", message: postMessages.firstDayMentions({ max }) });
}

/** For the hash of a repeatable request: nothing where the request is as it was before there were mentions. */
export const mentionedIn = (given: readonly MentionInput[] | null | undefined): unknown[] =>
  Array.isArray(given) && given.length > 0 ? [{ mentions: given }] : [];

/** The list of an input; null where it was left out. */
export const givenMentions = (given: MentionInput[] | null | undefined): MentionInput[] | null =>
  Array.isArray(given) ? given : null;

/**
 * The mentions of a text as they are stored, in their order; `markMentioned` follows when the text is stored. Locks the members, before
 * anything else is locked. Throws BAD_USER_INPUT, with the same message for everyone who cannot be mentioned there for any reason.
 */
export async function takeMentions(tx: Tx, marked: Marked): Promise<StoredMention[]> {
  const { text, given, earlier } = marked;
  const before = { text: earlier?.text ?? "", mentions: earlier?.mentions ?? [] };
  const wanted = given === null ? keptMentions(before, text) : given;
  if (wanted.length === 0) return [];
  const members = await findMembers(tx, marked, wanted);
  if (given === null) return wanted.filter(({ userId }) => members.has(userId));
  refuseOverlapping(given);
  const known = new Set(before.mentions.map((mention) => toKey(before.text, mention)));
  const taken = given.map(({ start, length, userId: id }, index) => {
    const mention = { start, length, userId: id.toLowerCase() };
    const member = members.get(mention.userId);
    const isKept = member !== undefined && known.has(toKey(text, mention));
    if (!isKept) check(`mentions[${index}]`, member, markedPart(text, mention));
    return mention;
  });
  return inOrder(taken);
}

interface Member {
  id: string;
  name: string;
  isAllowed: boolean;
}

async function findMembers(tx: Tx, { writerId, group }: Marked, wanted: readonly { userId: string }[]) {
  const ids = [...new Set(wanted.map(({ userId }) => userId.toLowerCase()))];
  const rows =
    "id" in group
      ? await tx.rows<Member>(statements.checkInGroup(), [ids, writerId, group.id])
      : await tx.rows<Member>(statements.checkInNewGroup(), [ids, writerId, group.visibility === GroupVisibility.OPEN]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** REST says which of them, too. */
const isAsSent = true;

const toKey = (text: string, mention: StoredMention) => `${mention.userId} ${markedPart(text, mention)}`;

function check(field: string, member: Member | undefined, part: string): void {
  if (!member?.isAllowed) throw badInput({ field, message: postMessages.noMention({ field }), isAsSent });
  if (part !== `@${member.name}`) throw badInput({ field, message: postMessages.notMarked({ field }), isAsSent });
}

function refuseOverlapping(given: readonly MentionInput[]): void {
  const places = given.map(({ start, length }, index) => ({ start, end: start + length, index }));
  const sorted = places.toSorted((one, other) => one.start - other.start || one.index - other.index);
  for (const [at, { start, index }] of sorted.entries()) {
    const before = sorted[at - 1];
    if (!before || start >= before.end) continue;
    const field = `mentions[${index}]`;
    throw badInput({ field, message: postMessages.overlapping({ field }), isAsSent });
  }
}

interface Mentioning {
  authorId: string;
  postId: string;
  /** null: the post itself. */
  commentId: string | null;
  mentions: readonly StoredMention[];
  earlier?: readonly StoredMention[] | null;
}

/** The text, which is stored now, mentions these members: those whom it never did before are notified. */
export async function markMentioned(
  tx: Tx,
  { authorId, postId, commentId, mentions, earlier }: Mentioning,
): Promise<void> {
  const userIds = membersOf(mentions);
  if (earlier && membersOf(earlier).join() !== userIds.join())
    tx.publish("mentionsChanged", { textId: commentId ?? postId });
  if (userIds.length === 0) return;
  const statement = statements.noteMentioned(commentId ? "comment_id" : "post_id");
  const rows = await tx.rows<{ id: string }>(statement, [commentId ?? postId, userIds, userIds.map(() => newId())]);
  const isNew = new Set(rows.map(({ id }) => id));
  const added = userIds.filter((id) => isNew.has(id));
  if (added.length > 0) tx.publish("membersMentioned", { postId, commentId, authorId, userIds: added });
}

const membersOf = (mentions: readonly StoredMention[]): string[] =>
  [...new Set(mentions.map(({ userId }) => userId))].toSorted();
