import { createUnionType, Ctx, Resolver, Root, Subscription } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { home as limits } from "./limits";
import type { TopicEvent } from "../../platform/live/events";
import { Group } from "../groups/group/Group";
import { NotificationChange } from "../notifications/list/NotificationChange";
import { StudyRoom } from "../rooms/StudyRoom";
import { followViewer, toViewerChange } from "./followViewer";
import { homeActions } from "./homePolicy";

const ViewerChange = createUnionType({
  name: "ViewerChange",
  description:
    "Something that concerns the viewer: their notifications; one of their groups, its members, plans or comments; who studies in its room. Types will be added.",
  types: () => [NotificationChange, Group, StudyRoom] as const,
});

@Resolver()
export class ViewerLiveResolver {
  @Needs(homeActions.follow)
  @Subscription(() => ViewerChange, {
    subscribe: ({ context }) => followViewer(context as AppContext),
    description: `Everything that concerns the viewer: first how many notifications are unread, then each change, as it is now. Groups are those that the viewer belongs to when it begins, the ${limits.groupsFollowed} joined last.`,
  })
  viewerChanged(@Root() event: TopicEvent, @Ctx() ctx: AppContext): Promise<typeof ViewerChange> {
    return toViewerChange(ctx, event);
  }
}
