import { z } from "zod";
import { declareEvents, id } from "../../platform/events/events";

export const myDataEvents = declareEvents({
  dataExportReady: z.object({ exportId: id, userId: id }),
  /** It is over: nobody can download it any more. */
  dataExportRemoved: z.object({ exportId: id }),
});

type MyDataEvents = typeof myDataEvents;

declare module "../../platform/events/events" {
  interface Events extends MyDataEvents {}
}
