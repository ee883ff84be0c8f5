import { z } from "zod";
import { declareEvents, id } from "../../platform/events/events";

export const buddyEvents = declareEvents({
  /** Published at most once in 30 days for the same two members. */
  buddyRequested: z.object({ requestId: id, fromId: id, toId: id }),
  /** Cancelled, declined or accepted. */
  buddyRequestEnded: z.object({ requestId: id }),
  /** `fromId` asked, `toId` accepted. */
  buddyAccepted: z.object({ requestId: id, fromId: id, toId: id }),
  /** Once for each of the two: `userId` has lost the buddy. */
  buddyRemoved: z.object({ userId: id }),
});

type BuddyEvents = typeof buddyEvents;

declare module "../../platform/events/events" {
  interface Events extends BuddyEvents {}
}
