import { z } from "zod";
import { declareEvents, id } from "../../platform/events/events";

/** Of dates; 1 in events that were stored before they were counted. */
const howMany = z.number().int().default(1);

/** `byId` is null when no member did it, but the rules of a time zone changed. */
const ofSeries = z.object({ sessionId: id, occurrenceId: id, byId: id.nullable(), count: howMany });

export const sessionEvents = declareEvents({
  /** In a group; `occurrenceId` is its first date. */
  sessionPlanned: z.object({ occurrenceId: id, byId: id }),
  /** Its session was hidden or shown again. */
  dateSightChanged: z.object({ occurrenceId: id }),
  dateMoved: z.object({ occurrenceId: id, byId: id }),
  dateCancelled: z.object({ occurrenceId: id, byId: id }),
  /** Several at once; `occurrenceId` is one of them. */
  datesCancelled: ofSeries,
  /** Its dates to come have another time; `occurrenceId` is the first. */
  sessionChanged: ofSeries,
  /** A member moved up from the waiting list. */
  placeFreed: z.object({ attendanceId: id, occurrenceId: id, userId: id }),
  /** The same on several dates of a session at once; `occurrenceId` is the first of them. */
  placesFreed: z.object({ sessionId: id, occurrenceId: id, userId: id, count: howMany }),
  /** In an open session, by another member than its planner. */
  seatTaken: z.object({ occurrenceId: id, byId: id }),
  seatReturned: z.object({ occurrenceId: id, byId: id }),
  /** These members go to it, and it begins within a day. */
  dateIsTomorrow: z.object({ occurrenceId: id, userIds: z.array(id) }),
  /** It begins within two hours. */
  dateIsSoon: z.object({ occurrenceId: id, userIds: z.array(id) }),
});

type SessionEvents = typeof sessionEvents;

declare module "../../platform/events/events" {
  interface Events extends SessionEvents {}
}
