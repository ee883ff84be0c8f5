import { z } from "zod";
import { declareEvents, id } from "../../platform/events/events";

export const groupEvents = declareEvents({
  memberJoined: z.object({ groupId: id, userId: id }),
  memberLeft: z.object({ groupId: id, userId: id }),
  memberRemoved: z.object({ membershipId: id, groupId: id, userId: id }),
  groupUpdated: z.object({ groupId: id }),
  joinRequested: z.object({ requestId: id, groupId: id, userId: id }),
  joinAccepted: z.object({ requestId: id, groupId: id, userId: id }),
  joinDeclined: z.object({ requestId: id, groupId: id, userId: id }),
  /** It was accepted, declined or cancelled. */
  joinRequestEnded: z.object({ requestId: id }),
});

type GroupEvents = typeof groupEvents;

declare module "../../platform/events/events" {
  interface Events extends GroupEvents {}
}
