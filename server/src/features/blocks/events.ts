import { z } from "zod";
import { declareEvents, id } from "../../platform/events/events";

export const blockEvents = declareEvents({
  memberBlocked: z.object({ blockerId: id, blockedId: id }),
  memberUnblocked: z.object({ blockerId: id, blockedId: id }),
});

type BlockEvents = typeof blockEvents;

declare module "../../platform/events/events" {
  interface Events extends BlockEvents {}
}
