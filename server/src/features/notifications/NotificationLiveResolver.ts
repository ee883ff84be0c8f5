import { Ctx, Resolver, Root, Subscription } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import type { NotificationChange as LiveChange } from "../../platform/live/events";
import { NotificationChange } from "./NotificationChange";
import { notificationActions } from "./notificationPolicy";
import { findNotification, followNotifications, readInboxState } from "./notificationService";

@Resolver()
export class NotificationLiveResolver {
  @Needs(notificationActions.follow)
  @Subscription(() => NotificationChange, {
    subscribe: ({ context }) => followNotifications(context as AppContext),
    description:
      "The viewer's notifications: first how many are unread, then every change, within a second. An event that comes twice changes nothing.",
  })
  async notificationChanged(@Root() { id }: LiveChange, @Ctx() ctx: AppContext): Promise<NotificationChange> {
    const state = await readInboxState(ctx);
    const notification = id === null ? null : await findNotification(ctx, id);
    return { ...state, notification, removedId: notification ? null : id };
  }
}
