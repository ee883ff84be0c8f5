import { badInput } from "../../../errors";
import { type Part, routesOf } from "../../../platform/rest/route";
import { errors, listOf, meaning, message, objectOf } from "../../../platform/rest/schema";
import { sessions as limits } from "../limits";
import { isTimestamp, timestampSchema, toMoment } from "../../../platform/time/timestamp";
import { answerOccurrence } from "../answers/answerOccurrence";
import { cancelOccurrence } from "../dates/cancelDates";
import { sessionMessages } from "../messages";
import { moveOccurrence } from "../dates/moveOccurrence";
import { sessionActions } from "../plan/sessionPolicy";
import { getOccurrence, listSchedule, type TimeRange } from "../plan/sessionService";
import { presentDate } from "./presentSession";
import { answerBody, DateType, moveBody, oneDate, wrongInput } from "./sessionTypes";

const api = routesOf("Study sessions");

const week = 7 * 86_400_000;
const statuses = { CONFLICT: 409 } as const;
const noDate = message("`Session not found`.");
const fixed = message("It has begun, or was cancelled.");
const notYours = message("`User not authorized`: neither the planner nor someone who looks after the group.");
const now = meaning("The date now.", DateType);

const range: Part<TimeRange> = {
  schema: objectOf(
    {},
    {
      from: { ...timestampSchema, description: "The beginning: what ends later is in it. Left out: now." },
      to: {
        ...timestampSchema,
        description: "The end: what begins earlier is in it. Left out: a week after the beginning.",
      },
    },
  ),
  refusals: { 400: errors("An invalid timestamp, or a range that is empty or longer than 62 days.") },
  read(query) {
    const from = readMoment(query, "from") ?? new Date();
    return { from, to: readMoment(query, "to") ?? new Date(from.getTime() + week) };
  },
};

function readMoment(query: Readonly<Record<string, unknown>>, field: "from" | "to"): Date | null {
  // In an address, "+" stands for a space.
  const given = query[field];
  const value = typeof given === "string" ? given.replace(/ (\d\d:\d\d)$/, "+$1") : given;
  if (value === undefined) return null;
  if (!isTimestamp(value)) throw badInput({ field, message: sessionMessages.noMoment({ field }) });
  return toMoment(value);
}

/** The dates of sessions: when, and who comes. */
export const dateRoutes = [
  api.get("/schedule", sessionActions.readCalendar, "My calendar", {
    description: "The viewer's own time and what their groups plan, also cancelled and declined dates: at most 1,000.",
    query: range,
    answers: { 200: meaning("In order of time.", listOf(DateType)) },
    async handle({ ctx, query }) {
      const dates = await listSchedule(ctx, { ...query, first: limits.listed }, true);
      return Promise.all(dates.map((date) => presentDate(ctx, date)));
    },
  }),
  api.get("/dates/:id", sessionActions.read, "One date", {
    description: "Of a session that the viewer sees.",
    params: oneDate,
    answers: { 200: meaning("The date.", DateType), 404: noDate },
    handle: async ({ ctx, params: { id } }) => presentDate(ctx, await getOccurrence(ctx, id)),
  }),
  api.put("/dates/:id", sessionActions.change, "Move a date", {
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
    description: "Those who go or wait are notified.",
    statuses,
    params: oneDate,
    answers: { 200: now, 403: notYours, 404: noDate, 409: fixed },
    handle: async ({ ctx, params: { id: occurrenceId } }) =>
      presentDate(ctx, await cancelOccurrence(ctx, { occurrenceId })),
  }),
  api.put("/dates/:id/answer", sessionActions.answer, "Say whether I come", {
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
