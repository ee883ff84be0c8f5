import { notFound } from "../../../errors";
import {
  avatar,
  id,
  listOf,
  message,
  named,
  objectOf,
  oneOf,
  orNull,
  text,
  timestamp,
  whole,
} from "../../../platform/rest/schema";
import { FocusResult, RoomPhase } from "../choices";
import { roomsOfDates } from "../limits";
import { roomMessages } from "../messages";

const { beforeMinutes, afterMinutes } = roomsOfDates;

const timer = objectOf({
  phase: oneOf(Object.values(RoomPhase), "What it is for at the moment."),
  startedAt: timestamp("When this phase began."),
  // Without the time of the service, which would give each answer another ETag.
  endsAt: timestamp(
    "When this phase ends, and the next one begins. Count from the header `Date`: a device may have a wrong clock.",
  ),
  focusMinutes: whole("How long a focus takes."),
  breakMinutes: whole("How long a break takes."),
  startedBy: orNull(id("Who started it; `null` in the commons, and for a member whom the viewer does not see.")),
});

const goal = orNull(text("What they want to do, in one line; `null` when they do not say.", "Chapter 3"));
const since = timestamp("Since when they are there.");

export const RoomType = named(
  "StudyRoom",
  objectOf({
    _id: id("The id of its group or date; the commons has one of its own."),
    group: orNull(id("The group that it belongs to; `null` for other rooms.")),
    occurrence: orNull(id("The date of an open session that it is for; `null` for other rooms.")),
    version: whole("Grows by one with each change of the room."),
    peopleCount: whole("How many people are there."),
    seat: { ...orNull(objectOf({ goal, date: since })), description: "The viewer there; `null` while they are not." },
    timer: { ...orNull(timer), description: "The timer that all share; `null` while none runs." },
  }),
);

export const RoomPerson = named(
  "RoomPerson",
  objectOf({
    user: id("Who."),
    name: text("What the member wants to be called.", "Nia Okafor"),
    avatar,
    goal,
    date: since,
  }),
);

export const FocusType = named(
  "StudyFocus",
  objectOf({
    _id: id("For `PUT /focuses/{id}`."),
    goal: orNull(text("What the viewer wanted to do; `null` when they did not say.", "Chapter 3")),
    startedAt: timestamp("When it began."),
    endsAt: timestamp("When it ends or ended."),
    result: orNull(oneOf(Object.values(FocusResult), "How far the viewer came; `null` until they say.")),
  }),
);

export const StudyWeek = named(
  "StudyWeek",
  objectOf({
    days: listOf(objectOf({ date: text("The day.", "2026-03-01"), minutes: whole("Minutes in a focus.") })),
    streakDays: whole("Days studied in a row; today is not over."),
    restDays: listOf(text("A day of these on which the streak rested.", "2026-03-01")),
    restDaysLeft: whole("For how many more days of this month the streak can rest."),
    totalMinutes: whole("All minutes of these days."),
    goalsDone: whole("How many goals are done."),
    weeklyGoal: orNull(whole("How many minutes the viewer wants to study in seven days; `null` without a goal.")),
  }),
);

export const oneRoom = {
  id: {
    description: "The id of a group, of a date of an open session, or of the commons (`GET /rooms/commons`).",
    malformed: () => notFound(roomMessages.notFound()),
  },
};
export const noRoom = message("`Room not found`: there is no such group, or no date where the viewer has a seat.");
export const notThere = message("The room is for the members of its group.");
export const closed = message(
  `The room of a date is closed: it opens ${beforeMinutes} minutes before the date, and closes ${afterMinutes} minutes after it.`,
);
