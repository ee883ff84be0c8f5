import { z } from "zod";
import { declareEvents, id } from "../../platform/events/events";

export const noteEvents = declareEvents({
  noteAdded: z.object({ noteId: id, ownerId: id }),
});

type NoteEvents = typeof noteEvents;

declare module "../../platform/events/events" {
  interface Events extends NoteEvents {}
}
