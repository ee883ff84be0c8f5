import type { AppContext } from "../../../platform/context";
import { hasRoom } from "../group/groupPolicy";
import { nameOf } from "../group/groupName";
import type { StoredMention } from "../mentions/Mention";
import { findInvited } from "../requests/invitations";
import { Invitation } from "./Invitation";
import { withoutUnseen } from "./previews";
import * as statements from "./previewStatements";

interface Inviting {
  text: string;
  mentions: StoredMention[] | null;
  invitedBy: string | null;
}

/** What an invitation says to anyone who has it; null when the code is not good, or not any more, without a difference. */
export async function findInvitation(ctx: AppContext, code: string): Promise<Invitation | null> {
  const group = await findInvited(ctx, code);
  if (!group) return null;
  const { id, ownerId, title, interest, visibility, memberCount } = group;
  const about = await ctx.db.row<Inviting>(statements.inviting, [id]);
  if (!about) return null;
  const { text, mentions, invitedBy } = about;
  const name = nameOf({ title, text: await withoutUnseen(ctx, text, mentions ?? []) });
  const values = { id, ownerId, name, interest, visibility, memberCount, hasRoom: hasRoom(group), invitedBy };
  return Object.assign(new Invitation(), values);
}
