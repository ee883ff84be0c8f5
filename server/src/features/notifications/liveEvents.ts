import { z } from "zod";
import { liveEvent, type LiveTypesOf, topicKey } from "../../platform/live/events";

/** A member's list of notifications has changed: one line, or several (`id` is null). */
const notificationChange = z.object({ userId: z.string(), id: z.string().nullable() });

/** The feeds of these members have new events. */
const feedsGrowth = z.object({ userIds: z.array(z.string()) });

export const notificationLiveEvents = {
  feedsGrew: liveEvent(feedsGrowth, {
    deliveries: ({ userIds }) => userIds.map((userId) => [topicKey("feedGrew", userId), {}]),
  }),
  notificationChanged: liveEvent(notificationChange, {
    deliveries: (event) => [[topicKey("notificationChanged", event.userId), event]],
  }),
};

type NotificationLiveEvents = LiveTypesOf<typeof notificationLiveEvents>;

declare module "../../platform/live/events" {
  interface LiveEventTypes extends NotificationLiveEvents {}
}
