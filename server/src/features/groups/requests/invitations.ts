import { parse } from "uuid";
import { type Deriving, isDerived } from "../../../platform/auth/derivedTokens";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { networkOf } from "../../../platform/limits/network";
import { isHidden } from "../../blocks/visibility";
import { isPrivate } from "../members/access";
import { Membership } from "../members/Membership";
import { MembershipState } from "../group/choices";
import type { Group } from "../group/Group";
import { auditGroup } from "../group/auditGroup";
import type { GroupInput } from "../group/groupInputs";
import { groupActions } from "../group/groupPolicy";
import { getGroup, lockGroupIn, reload, membershipStatus } from "../group/groupService";
import * as statements from "../group/groupStatements";
import { statusIn } from "../members/statusIn";

/** The characters of a code that encode the group's id; the rest is a signature. */
const nameLength = 22;

/** The code derives from the group's id, its invitation version and the secret, so it is not stored. */
export function inviteCodeOf({ deriveToken }: Deriving, { id, inviteVersion }: Group): string {
  const name = Buffer.from(parse(id)).toString("base64url");
  return name + deriveToken("group invitation", `${id} ${inviteVersion}`).slice(0, nameLength);
}

/**
 * The group of a valid code, also for guests; null if the code is not valid (any more), and for who was removed from a private group. Who was
 * removed from another one sees it anyway. Throws RATE_LIMITED after too many wrong codes.
 */
export async function findInvited(ctx: AppContext, code: string): Promise<Group | null> {
  const { viewer, rates, ip } = ctx;
  const key = viewer?.id ?? networkOf(ip);
  // Counted as wrong until it is right, so that concurrent tries count, too.
  await rates.consume("wrongInvitations", key);
  const group = await ctx.db.row<Group>(statements.invitingGroup, [groupIdOf(code)]);
  if (!group || !isInvitation(ctx, group, code)) return null;
  await rates.giveBack("wrongInvitations", key);
  if (await isHidden(ctx, group.ownerId)) return null;
  const own = viewer && (await ctx.db.findOneBy(Membership, { groupId: group.id, userId: viewer.id }));
  const isKeptOut = own?.state === MembershipState.REMOVED && isPrivate(group);
  return isKeptOut ? null : Object.assign(group, { isInvitedTo: true });
}

/** The group's id in a code; for an invalid code an id that does not exist. */
function groupIdOf(code: string): string {
  const bytes = Buffer.alloc(16);
  Buffer.from(code.slice(0, nameLength), "base64url").copy(bytes);
  return Buffer.from(bytes).toString("hex");
}

export const isInvitation = (by: Deriving, group: Group, code: string): boolean =>
  isDerived(code, by, (deriving) => inviteCodeOf(deriving, group));

/** Renews the invitation of a group; the old code becomes invalid. */
export async function renewInvite(ctx: AppContext, { groupId }: GroupInput): Promise<Group> {
  const group = await getGroup(ctx, groupId);
  authorize(ctx, groupActions.manage, await membershipStatus(ctx, group));
  await ctx.db.transaction(async (tx) => {
    await lockGroupIn(tx, group.id);
    authorize(ctx, groupActions.manage, await statusIn(ctx, tx, group.id));
    await tx.rows(statements.renewInvite, [group.id]);
    tx.notify((live) => live.publish("groupChanged", { id: group.id }));
  });
  auditGroup(ctx, "group.inviteRenewed", { groupId: group.id });
  return reload(ctx, group.id);
}
