import { skipEvent } from "../../platform/authorization/fieldRights";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { type TopicEvent, topicKey } from "../../platform/live/events";
import { groupOfEvent } from "../groups/followGroup";
import { isMember } from "../memberships/access";
import { Group } from "../memberships/Group";
import { NotificationChange } from "../notifications/NotificationChange";
import { changeOfNotifications } from "../notifications/notificationService";
import { roomOfGroup } from "../rooms/roomService";
import { StudyRoom } from "../rooms/StudyRoom";
import { homeActions } from "./homePolicy";
import { followedGroups } from "./homeStatements";

/** What happens to one of the viewer's groups: it or its members, what is written in it, and who studies in its room. */
const ofGroups = ["groupChanged", "commentAdded", "roomChanged"] as const;

/** First how many notifications are unread, then everything that concerns the viewer. */
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

/** What the event is for this viewer, as it is now. Former members of a group get nothing of it. */
export async function toViewerChange(ctx: AppContext, { topic, event }: TopicEvent) {
  const [name = "", id = ""] = topic.split(":");
  if (name === "notificationChanged")
    return Object.assign(
      new NotificationChange(),
      await changeOfNotifications(ctx, (event as { id: string | null }).id),
    );
  if (!(await isMember(ctx, id))) skipEvent();
  const group = await groupOfEvent(ctx, id);
  if (name !== "roomChanged") return Object.assign(new Group(), group);
  return Object.assign(new StudyRoom(), await roomOfGroup(ctx, id));
}
