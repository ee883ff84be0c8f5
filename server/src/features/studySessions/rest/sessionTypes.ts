import { notFound } from "../../../errors";
import { sessions as limits } from "../limits";
import { bodyOf } from "../../../platform/rest/bodyOf";
import {
  avatar,
  errorsOrMessage,
  flag,
  id,
  listOf,
  timestamp,
  named,
  objectOf,
  oneOf,
  orNull,
  type Schema,
  text,
  whole,
} from "../../../platform/rest/schema";
import { timestampSchema } from "../../../platform/time/timestamp";
import { weekdays } from "../../../platform/time/weekday";
import { AnswerInput } from "../answers/answerInputs";
import { ChangedSession } from "../plan/changeInputs";
import { interests } from "../../profiles/interest";
import { AttendanceAnswer, Company, Frequency, OccurrenceState } from "../choices";
import { sessionMessages } from "../messages";
import { bounds, RestMove, RestSession, usualTimes, wholeOrNull } from "./restInputs";

const weekday = oneOf(weekdays, "A day of the week.");
const group = orNull(id("The post of its group; `null`: the viewer's own time."));
const day = (description: string): Schema<string> => ({ ...text(description, "2028-10-02"), format: "date" });

export const SessionType = named(
  "StudySession",
  objectOf({
    _id: id("Opaque and stable."),
    group,
    title: text("What it is called.", "Linear algebra"),
    goal: orNull(text("What to get done.")),
    startsOn: day("From which day on, in its zone."),
    startTime: text("When it begins by the clock of its zone.", "19:00"),
    timeZone: text("The IANA time zone of its times.", "Asia/Manila"),
    durationMinutes: whole("How long each date takes."),
    frequency: oneOf(Object.values(Frequency), "How often it takes place."),
    weekdays: listOf(weekday),
    place: orNull(text("Where. In a group on request its members alone see it.")),
    capacity: orNull(whole("How many have a place on each date; `null`: as many as like.")),
    company: oneOf(Object.values(Company), "Who may take a free seat; in a group always `NOBODY`."),
    partners: orNull(whole("How many others an open session has a seat for; `null` unless it is open.")),
    interests: orNull(oneOf(interests, "What an open session is about; `null` when it does not say.")),
    upcoming: whole("How many of its dates are to come."),
    mayChange: flag("Whether the viewer may change, move and cancel it."),
    cancelled: flag("Whether it was cancelled."),
  }),
);

export const DateType = named(
  "SessionDate",
  objectOf({
    _id: id("Stays the same when it is moved."),
    session: id("What it is a date of."),
    group,
    title: text("What the session is called.", "Linear algebra"),
    startsAt: timestamp("When it begins."),
    endsAt: timestamp("When it ends."),
    state: oneOf(Object.values(OccurrenceState), "Whether it takes place, and as planned."),
    going: whole("How many have a place."),
    waiting: whole("How many wait for one."),
    answer: orNull(oneOf(Object.values(AttendanceAnswer), "What the viewer said; `null`: nothing.")),
    placeInLine: orNull(whole("The viewer's place in the waiting list, from 1 on; `null` outside of it.")),
    freeSeats: orNull(whole("How many seats are free for others; `null` unless it is open.")),
  }),
);

export const OpenDateType = named(
  "OpenDate",
  objectOf({
    _id: id("Stays the same when it is moved."),
    session: id("What it is a date of."),
    title: text("What the session is called.", "Linear algebra"),
    goal: orNull(text("What to get done.")),
    interests: orNull(oneOf(interests, "What it is about; `null` when it does not say.")),
    startsAt: timestamp("When it begins."),
    endsAt: timestamp("When it ends."),
    freeSeats: whole("How many seats are free."),
    user: id("Who planned it."),
    name: text("What they are called.", "Amina Okafor"),
    avatar,
  }),
);

const noSession = () => notFound(sessionMessages.notFound());
export const oneSession = { id: { description: "The session's id.", malformed: noSession } };
export const Attendee = named(
  "Attendee",
  objectOf({
    user: id("Who."),
    name: text("What the member wants to be called.", "Nia Okafor"),
    avatar,
    date: timestamp("When they answered."),
  }),
);

export const oneDate = { id: { description: "The date's id.", malformed: noSession } };

export const wrongInput = errorsOrMessage("Every field that is wrong, or that makes no sense with the others.");

const fields = {
  title: `1 to ${limits.title} characters.`,
  goal: `What to get done, at most ${limits.goal} characters.`,
  startsOn: "The first day. A weekly session begins on the first of its weekdays from then on.",
  startTime: "When it begins by the clock of its zone, as `19:00`.",
  timeZone: "An IANA time zone; left out: that of the viewer's profile.",
  durationMinutes: "How long each date takes.",
  frequency: "How often; left out: `NONE`, once.",
  weekdays: {
    schema: {
      ...{ type: ["array", "null"], items: weekday, uniqueItems: true, maxItems: weekdays.length },
      description: "Of a weekly session; left out: the weekday of its first day.",
    },
    read: (value: unknown) => (typeof value === "string" ? {} : (value ?? null)),
  },
  times: wholeOrNull(bounds.dates, `How many dates a session has that repeats; left out: ${usualTimes}.`),
  place: `A link, or a place of at most ${limits.place} characters; not of an open session, which has a room.`,
};
/** An empty text is no choice. */
const noText = (value: unknown) => (typeof value === "string" && value.trim() === "" ? {} : (value ?? null));

const offer = {
  company: {
    schema: {
      ...{ type: ["string", "null"], enum: [...Object.values(Company), null] },
      description: "Who may take a free seat; left out: `NOBODY`.",
    },
    read: (value: unknown) => noText(value),
  },
  partners: wholeOrNull(
    limits.partners,
    "How many others an open session has a seat for; left out: 1. Only with `company`.",
  ),
  interest: {
    schema: {
      ...{ type: ["integer", "null"], enum: [...interests, null] },
      description: "What an open session is about, as a number. Only with `company`.",
    },
    read: (value: unknown) => noText(value),
  },
};
const capacity = wholeOrNull(bounds.seats, "How many have a place on each date; `null` or left out: as many as like.");

const example = {
  title: "Linear algebra",
  startsOn: "2028-10-02",
  startTime: "19:00",
  timeZone: "Asia/Manila",
  durationMinutes: 60,
  frequency: "WEEKLY",
  times: 5,
};

export const ownBody = bodyOf(RestSession, { ...fields, ...offer }, { example: { ...example, company: "EVERYONE" } });
export const groupBody = bodyOf(RestSession, { ...fields, capacity }, { example: { ...example, capacity: 5 } });

/** What is left out stays; null clears what may be empty. */
export const changeBody = bodyOf(
  ChangedSession,
  {
    title: fields.title,
    goal: fields.goal,
    startTime: fields.startTime,
    durationMinutes: fields.durationMinutes,
    place: fields.place,
    capacity: wholeOrNull(bounds.seats, "How many have a place on each date; `null`: as many as like."),
    company: {
      schema: { type: "string", enum: Object.values(Company), description: "Who may take a free seat from now on." },
      read: (value: unknown) => value,
    },
    partners: {
      schema: {
        ...{ type: "integer", minimum: limits.partners.min, maximum: limits.partners.max },
        description: "How many others an open session has a seat for.",
      },
      read: (value: unknown) => (typeof value === "string" ? Number.NaN : value),
    },
    interest: offer.interest,
  },
  { isPartial: true, example: { title: "Linear algebra", startTime: "19:30", durationMinutes: 90, capacity: 5 } },
);

export const moveBody = bodyOf(
  RestMove,
  {
    startsAt: {
      schema: {
        ...{ ...timestampSchema, type: ["string", "null"] },
        description: "When it begins: in the future; `null` or left out: when it did before.",
      },
      read: (value) => value,
    },
    durationMinutes: wholeOrNull(bounds.minutes, "How long it takes; `null` or left out: as long as before."),
  },
  { isPartial: true, example: { startsAt: "2028-10-03T11:00:00.000Z", durationMinutes: 90 } },
);

export const answerBody = bodyOf(
  AnswerInput,
  {
    answer: "`GOING`, `DECLINED`, or `NONE` to take the answer back.",
    scope: "`THIS` date, as when left out, or `ALL_FUTURE`: all dates that were not answered one by one.",
  },
  { example: { answer: "GOING", scope: "THIS" } },
);
