import { Ctx, Resolver, Root, Subscription } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import type { EventOf } from "../../../platform/live/events";
import { NotificationChange } from "./NotificationChange";
import { notificationActions } from "./notificationPolicy";
import { changeOfNotifications, followNotifications } from "./notificationService";

@Resolver()
export class NotificationLiveResolver {
  @Needs(notificationActions.follow)
  @Subscription(() => NotificationChange, {
    subscribe: ({ context }) => followNotifications(context as AppContext),
    description:
      "The viewer's notifications: first how many are unread, then every change, within a second. An event that comes twice changes nothing.",
  })
  notificationChanged(
    @Root() { id }: EventOf<"notificationChanged">,
    @Ctx() ctx: AppContext,
  ): Promise<NotificationChange> {
    return changeOfNotifications(ctx, id);
  }
}
