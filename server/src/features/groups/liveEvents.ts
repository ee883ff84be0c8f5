import { z } from "zod";
import { checkRights, liveEvent, type LiveTypesOf, topicKey } from "../../platform/live/events";
import { groupRights } from "./discussion/liveEvents";

export const groupLiveEvents = {
  /** A group, or who belongs to it, has changed. */
  groupChanged: liveEvent(z.object({ id: z.string() }), {
    deliveries: (event) => [[topicKey("groupChanged", event.id), event], ...checkRights(groupRights(event.id))],
  }),
};

type GroupLiveEvents = LiveTypesOf<typeof groupLiveEvents>;

declare module "../../platform/live/events" {
  interface LiveEventTypes extends GroupLiveEvents {}
}
