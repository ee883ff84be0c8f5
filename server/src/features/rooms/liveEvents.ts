import { z } from "zod";
import { liveEvent, type LiveTypesOf, topicKey } from "../../platform/live/events";

const person = z.object({
  id: z.string(),
  userId: z.string(),
  goal: z.string().nullable(),
  since: z.iso.datetime(),
});

/** Somebody entered or left a study room, or its timer changed. */
const roomChange = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(["ENTERED", "LEFT", "GOAL_CHANGED", "TIMER_CHANGED"]),
  person: person.nullable(),
  /** Everyone who did it at once, one version each; `person` is the last. Not sent by processes of the previous version. */
  people: z.array(person).nullish(),
  /** Not a change, but the current state. */
  isCurrent: z.boolean().optional(),
});

export type LiveRoomChange = z.infer<typeof roomChange>;

export const roomLiveEvents = {
  roomChanged: liveEvent(roomChange, { deliveries: (event) => [[topicKey("roomChanged", event.id), event]] }),
};

type RoomLiveEvents = LiveTypesOf<typeof roomLiveEvents>;

declare module "../../platform/live/events" {
  interface LiveEventTypes extends RoomLiveEvents {}
}
