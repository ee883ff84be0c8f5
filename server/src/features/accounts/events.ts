import { z } from "zod";
import { declareEvents, id } from "../../platform/events/events";

export const accountEvents = declareEvents({
  /** They became absent, or came back. */
  absenceChanged: z.object({ userId: id }),
  /** Their role on the site. */
  roleChanged: z.object({ userId: id }),
  accountDeleted: z.object({ userId: id }),
  /** By its owner, or with a link from a mail. */
  passwordChanged: z.object({ userId: id }),
  accessTokenMade: z.object({ userId: id, accessTokenId: id }),
});

type AccountEvents = typeof accountEvents;

declare module "../../platform/events/events" {
  interface Events extends AccountEvents {}
}
