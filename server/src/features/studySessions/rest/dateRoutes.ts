import { type Part, routesOf } from "../../../platform/rest/route";
import { errors, listOf, meaning, message, objectOf } from "../../../platform/rest/schema";
import { sessions as limits } from "../limits";
import { toMoment } from "../../../platform/time/timestamp";
import { answerOccurrence } from "../answers/answerOccurrence";
import { cancelOccurrence } from "../dates/cancelDates";
import { moveOccurrence } from "../dates/moveOccurrence";
import { sessionActions } from "../plan/sessionPolicy";
import { getOccurrence, listSchedule, type TimeRange } from "../plan/sessionService";
import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { listAttendees, seesAttendees } from "../answers/attendees";
import { presentAttendee, presentDate } from "./presentSession";
import { rangeSchema, readRange } from "./rangeQuery";
import { answerBody, Attendee, DateType, moveBody, oneDate, wrongInput } from "./sessionTypes";

const api = routesOf("Study sessions");

const statuses = { CONFLICT: 409 } as const;
const noDate = message("`Session not found`.");
const fixed = message("It has begun, or was cancelled.");
const notYours = message("`User not authorized`: neither the planner nor someone who looks after the group.");
const now = meaning("The date now.", DateType);

const range: Part<TimeRange> = {
  schema: objectOf({}, rangeSchema),
  refusals: { 400: errors("An invalid timestamp, or a range that is empty or longer than 62 days.") },
  read: readRange,
};

/** The dates of sessions: when, and who comes. */
export const dateRoutes = [
  api.get("/schedule", sessionActions.readCalendar, "My calendar", {
    operationId: "getSchedule",
    description:
      "The viewer's own time, seats in others', and what their groups plan, also cancelled and declined dates: at most 1,000.",
    query: range,
    answers: { 200: meaning("In order of time.", listOf(DateType)) },
    async handle({ ctx, query }) {
      const dates = await listSchedule(ctx, { ...query, first: limits.listed }, true);
      return Promise.all(dates.map((date) => presentDate(ctx, date)));
    },
  }),
  api.get("/dates/:id", sessionActions.read, "One date", {
    operationId: "getOccurrence",
    description: "Of a session that the viewer sees.",
    params: oneDate,
    answers: { 200: meaning("The date.", DateType), 404: noDate },
    handle: async ({ ctx, params: { id } }) => presentDate(ctx, await getOccurrence(ctx, id)),
  }),
  api.get("/dates/:id/attendees", sessionActions.read, "Who comes", {
    operationId: "getAttendees",
    description: "Those who have a place, by pages. In an open session only for those who have a seat in it.",
    isPaged: true,
    params: oneDate,
    query: cursorPage(),
    answers: {
      200: meaning("Those who answered first before the others.", listOf(Attendee)),
      400: errors("`cursor is not a cursor of this list`."),
      404: noDate,
    },
    async handle({ ctx, params: { id }, query, linkNext }) {
      const date = await getOccurrence(ctx, id);
      if (!(await seesAttendees(ctx, date))) return [];
      const attendees = await listAttendees(ctx, date.id, query);
      linkNext(nextPage(`/api/dates/${date.id}/attendees`, attendees, query));
      return Promise.all(attendees.nodes.map((attendee) => presentAttendee(ctx, attendee)));
    },
  }),
  api.put("/dates/:id", sessionActions.change, "Move a date", {
    operationId: "moveOccurrence",
    description: "What the body leaves out stays. It keeps its answers, and those who go or wait are notified.",
    statuses,
    params: oneDate,
    body: moveBody,
    answers: { 200: now, 400: wrongInput, 403: notYours, 404: noDate, 409: fixed },
    async handle({ ctx, params: { id: occurrenceId }, body: { startsAt: given, durationMinutes = null } }) {
      const startsAt = given ? toMoment(given) : null;
      return presentDate(ctx, await moveOccurrence(ctx, { occurrenceId, startsAt, durationMinutes }));
    },
  }),
  api.delete("/dates/:id", sessionActions.change, "Cancel a date", {
    operationId: "cancelOccurrence",
    description: "Those who go or wait are notified.",
    statuses,
    params: oneDate,
    answers: { 200: now, 403: notYours, 404: noDate, 409: fixed },
    handle: async ({ ctx, params: { id: occurrenceId } }) =>
      presentDate(ctx, await cancelOccurrence(ctx, { occurrenceId })),
  }),
  api.put("/dates/:id/answer", sessionActions.answer, "Say whether I come", {
    operationId: "answerOccurrence",
    description: "Without a free place the viewer waits, in the order of answering. Coming joins an open group.",
    statuses,
    params: oneDate,
    body: answerBody,
    answers: {
      200: now,
      400: wrongInput,
      403: message("The viewer does not belong to the group, which is not open; or they were removed from it."),
      404: noDate,
      409: message("It has begun or was cancelled (`CONFLICT`), or the group is full (`GROUP_FULL`)."),
    },
    async handle({ ctx, params: { id: occurrenceId }, body }) {
      const { occurrence } = await answerOccurrence(ctx, { ...body, occurrenceId });
      return presentDate(ctx, occurrence);
    },
  }),
];
