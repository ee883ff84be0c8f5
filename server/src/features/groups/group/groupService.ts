import { authorize, can } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { badInput } from "../../../errors";
import type { Tx } from "../../../platform/events/transaction";
import { toLine } from "../../../platform/validation/text";
import { checkId, orNull } from "../../../platform/validation/validation";
import { isOpen } from "../members/access";
import { GroupVisibility, MembershipState } from "./choices";
import { Group } from "./Group";
import type { Post } from "../discussion/Post";
import { findPost, isShown } from "../discussion/postService";
import { followVisibility } from "./followVisibility";
import type { GroupSettingsInput, UpdateGroupInput } from "./groupInputs";
import { groupActions, type GroupRight, type MembershipStatus } from "./groupPolicy";
import { lockGroup, lockPost, repeatOnPost } from "./groupStatements";
import { shownGroup, takeOwnMembership, takePost } from "./groupWithPostStatements";
import { groupMessages } from "../messages";
import { groupNotFound, statusIn } from "../members/statusIn";
import { toTags } from "./tags";

/** A group; null if there is none with this id, or the viewer cannot see its post. */
export async function findGroup(ctx: AppContext, id: string): Promise<Group | null> {
  authorize(ctx, groupActions.read);
  const post = await findPost(ctx, id);
  return post && ctx.loaders.group.load(post.id);
}

/** The same with its post and the viewer's membership, in one statement. */
export async function findShownGroup(ctx: AppContext, id: string): Promise<Group | null> {
  const viewer = authorize(ctx, groupActions.read);
  checkId(id, "id");
  const group = await ctx.db.row<Group & Pick<Post, "hiddenAt">>(shownGroup, [id, viewer.id]);
  if (!group) return null;
  const membership = takeOwnMembership(group);
  ctx.loaders.membership.prime({ groupId: group.id, userId: viewer.id }, membership.id ? membership : null);
  const post = Object.assign(takePost(group), { hiddenAt: group.hiddenAt });
  if (!post.hiddenAt) group.post = post;
  return (await isShown(ctx, post)) ? group : null;
}

export async function getGroup(ctx: AppContext, id: string): Promise<Group> {
  const group = await findGroup(ctx, id);
  if (!group) throw groupNotFound();
  return group;
}

/** The group with the viewer's membership. */
export async function membershipStatus(ctx: AppContext, group: Group): Promise<MembershipStatus> {
  const { viewer, loaders } = ctx;
  const membership = viewer && (await loaders.membership.load({ groupId: group.id, userId: viewer.id }));
  const isRemoved = membership?.state === MembershipState.REMOVED;
  return { group, membership: isRemoved ? null : membership, isRemoved };
}

/** Changes the settings of a group. The right and the number of members are checked again under its lock. */
export async function updateGroup(ctx: AppContext, { groupId, ...changes }: UpdateGroupInput): Promise<Group> {
  const found = await getGroup(ctx, groupId);
  authorize(ctx, groupActions.change, await membershipStatus(ctx, found));
  const values = toSettings(changes);
  if (Object.keys(values).length === 0) return found;
  await ctx.db.transaction(async (tx) => {
    await tx.rows(lockPost, [found.id]);
    const group = await lockGroupIn(tx, found.id);
    authorize(ctx, groupActions.change, await statusIn(ctx, tx, group.id));
    checkCapacity(values, group);
    const guests = openToGuestsAfter(values, group);
    await tx.update(Group, { id: group.id }, { ...values, ...guests, version: group.version + 1 });
    await tx.rows(repeatOnPost, [group.id]);
    if (values.visibility) await followVisibility(tx, group, values.visibility);
    tx.publish("groupUpdated", { groupId: group.id }, (live) => live.publish("groupChanged", { id: group.id }));
  });
  return reload(ctx, found.id);
}

/** The group, locked until the end of the transaction. */
export async function lockGroupIn(tx: Tx, id: string): Promise<Group> {
  const [group] = await tx.rows<Group>(lockGroup, [id]);
  if (!group) throw groupNotFound();
  return group;
}

function checkCapacity({ capacity }: Partial<Group>, { memberCount }: Group): void {
  if (capacity == null || capacity >= memberCount) return;
  throw badInput({ field: "capacity", message: groupMessages.capacityTooLow({ count: memberCount }) });
}

/** Whether guests may look inside after a change. Only an open group may let them; another visibility ends it. */
export function openToGuestsAfter(
  { openToGuests, visibility }: Settings,
  before?: Pick<Group, "visibility">,
): Pick<Settings, "openToGuests"> {
  if (isOpen({ visibility: visibility ?? before?.visibility ?? GroupVisibility.OPEN })) return {};
  const field = before ? "openToGuests" : ["group", "openToGuests"].join(".");
  if (openToGuests) throw badInput({ field, message: groupMessages.notOpenToGuests() });
  return { openToGuests: false };
}

type Settings = Partial<Pick<Group, "title" | "interest" | "tags" | "visibility" | "capacity" | "openToGuests">>;

/** The given settings in their stored form, without undefined ones. */
export function toSettings(given: GroupSettingsInput): Settings {
  const { title, interest, tags, visibility, capacity, openToGuests } = given;
  return {
    ...(title === undefined ? {} : { title: orNull(title && toLine(title)) }),
    ...(interest === undefined ? {} : { interest }),
    ...(tags === undefined ? {} : { tags: toTags(tags ?? []) }),
    ...(visibility === undefined ? {} : { visibility }),
    ...(capacity === undefined ? {} : { capacity }),
    ...(openToGuests === undefined ? {} : { openToGuests }),
  };
}

/** The group after a change; null if the viewer does not see it any more. */
export function findAgain(ctx: AppContext, id: string): Promise<Group | null> {
  const { loaders } = ctx;
  loaders.membership.clearAll();
  loaders.group.clear(id);
  loaders.post.clear(id);
  return findShownGroup(ctx, id);
}

/** The same; throws NOT_FOUND if the viewer does not see it any more. */
export async function reload(ctx: AppContext, id: string): Promise<Group> {
  const group = await findAgain(ctx, id);
  if (!group) throw groupNotFound();
  return group;
}

/** Whether the viewer has one of the rights to a group. */
export const hasGroupRight = async (ctx: AppContext, group: Group, right: GroupRight): Promise<boolean> =>
  can(ctx, groupActions[right], await membershipStatus(ctx, group));
