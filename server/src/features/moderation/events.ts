import { z } from "zod";
import { declareEvents, id } from "../../platform/events/events";

export const moderationEvents = declareEvents({
  /** A decision that its member should know of. */
  memberDecided: z.object({ decisionId: id, memberId: id }),
  /** The first decision about what members reported. */
  reportsDecided: z.object({ decisionId: id, caseId: id }),
});

type ModerationEvents = typeof moderationEvents;

declare module "../../platform/events/events" {
  interface Events extends ModerationEvents {}
}
