import { defineFeature } from "../../platform/feature";
import { NotificationLiveResolver } from "./NotificationLiveResolver";
import { InboxResolver, NotificationResolver } from "./NotificationResolver";
import { notifying } from "./notify";
import { removeOldDaily } from "./removeOldNotifications";
import { notificationRoutes } from "./rest/notificationRoutes";
import { withdrawing } from "./withdraw";
import "./NotificationEvent";
import "./NotificationInbox";

/** What members are notified about: their list, its unread number, and the lines that events add and take away. */
export const notifications = defineFeature({
  resolvers: [InboxResolver, NotificationResolver, NotificationLiveResolver],
  loaders: {},
  rest: {
    tags: [{ name: "Notifications", description: "What a member was notified about." }],
    routes: notificationRoutes,
  },
  jobs: [removeOldDaily],
  /** Read once all features have defined their kinds. */
  get subscriptions() {
    return [...notifying(), ...withdrawing()];
  },
});
