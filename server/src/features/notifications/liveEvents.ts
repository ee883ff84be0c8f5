import { z } from "zod";
import { liveEvent, type LiveTypesOf, topicKey } from "../../platform/live/events";

/** A member's list of notifications has changed: one line, or several (`id` is null). */
const notificationChange = z.object({ userId: z.string(), id: z.string().nullable() });

export const notificationLiveEvents = {
  notificationChanged: liveEvent(notificationChange, {
    deliveries: (event) => [[topicKey("notificationChanged", event.userId), event]],
  }),
};

type NotificationLiveEvents = LiveTypesOf<typeof notificationLiveEvents>;

declare module "../../platform/live/events" {
  interface LiveEventTypes extends NotificationLiveEvents {}
}
