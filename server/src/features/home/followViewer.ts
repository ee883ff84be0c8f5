import { skipEvent } from "../../platform/authorization/fieldRights";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { loadParent } from "../../platform/database/loader";
import { type TopicEvent, topicKey } from "../../platform/live/events";
import { isMember } from "../groups/members/access";
import { Group } from "../groups/group/Group";
import { NotificationChange } from "../notifications/list/NotificationChange";
import { changeOfNotifications } from "../notifications/list/notificationService";
import { findSeenNow } from "../groups/discussion/liveVisibility";
import { roomOfGroup } from "../rooms/roomService";
import { StudyRoom } from "../rooms/StudyRoom";
import { homeActions } from "./homePolicy";
import { followedGroups } from "./homeStatements";

/** Events of the viewer's groups: changes, comments, and their rooms. */
const ofGroups = ["groupChanged", "commentAdded", "roomChanged"] as const;

/**
 * First the unread count, then all events for the viewer: only of the groups that were joined last, because each costs a process three entries
 * for each open page.
 */
export async function followViewer(ctx: AppContext): Promise<AsyncIterable<object>> {
  const { id: userId } = authorize(ctx, homeActions.follow);
  const own = topicKey("notificationChanged", userId);
  const groups = await ctx.db.rows<{ id: string }>(followedGroups, [userId]);
  const changes = ctx.events.subscribeToAll([
    own,
    ...groups.flatMap(({ id }) => ofGroups.map((topic) => topicKey(topic, id))),
  ]);
  changes.push({ topic: own, event: { userId, id: null } });
  return changes;
}

/** The event for this viewer, with current data. Skips events of groups that the viewer has left. */
export async function toViewerChange(ctx: AppContext, { topic, event }: TopicEvent) {
  const [name = "", id = ""] = topic.split(":");
  if (name === "notificationChanged")
    return Object.assign(
      new NotificationChange(),
      await changeOfNotifications(ctx, (event as { id: string | null }).id),
    );
  if (!(await isMember(ctx, id)) || !(await findSeenNow(ctx, id))) skipEvent();
  if (name !== "roomChanged") return Object.assign(new Group(), await loadParent(ctx.loaders.group, id));
  return Object.assign(new StudyRoom(), await roomOfGroup(ctx, id));
}
