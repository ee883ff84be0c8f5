import { endStream, skipEvent } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { loadParent } from "../../../platform/database/loader";
import { type EventOf, RightsCheck, topicKey } from "../../../platform/live/events";
import type { Group } from "./Group";
import { postRights } from "../discussion/liveEvents";
import { findSeenNow, followWithRights } from "../discussion/liveVisibility";
import { getGroup } from "./groupService";
import { groupMessages } from "../messages";

/** The current group, then all its changes. Throws NOT_FOUND if there is no such group. */
export async function followGroup(ctx: AppContext, groupId: string): Promise<AsyncIterable<object>> {
  const changes = followWithRights(ctx, topicKey("groupChanged", groupId), postRights(groupId));
  try {
    const { id } = await getGroup(ctx, groupId);
    changes.push({ id });
    return changes;
  } catch (error) {
    await changes.return();
    throw error;
  }
}

/** The group of an event, for one subscriber; all share the loaders. Ends the stream of who may not see it any more. */
export async function groupOfEvent(
  ctx: AppContext,
  groupId: string,
  event: EventOf<"groupChanged"> | RightsCheck,
): Promise<Group> {
  if (!(await findSeenNow(ctx, groupId))) endStream(groupMessages.notFound());
  return event instanceof RightsCheck ? skipEvent() : loadParent(ctx.loaders.group, groupId);
}
