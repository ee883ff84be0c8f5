import { countOf, formatCount } from "../../ui/formatCount";
import { formatDuration } from "../../shared/time/formatDuration";
import { weekdays } from "../../shared/time/texts";
import { isolate } from "../../ui/isolate";

const shortWeekdays = weekdays.map((name) => name.slice(0, 3));

export const untilTime = (to: string) => `–${to}`;
export const clockChange = "Different hour than last time, because the clocks changed";

export const schedule = "Schedule";
export const lead = "Your own study time, what your groups plan, and members who'd like company.";
export const timesAreYours = (zone: string) => `Times are in your time zone, ${zone}.`;
export const timesAreDevices = "Times are in the time zone of your device.";
export const weeks = "Weeks";
export const previousWeek = "Previous week";
export const nextWeek = "Next week";
export const plan = "Plan a session";
export const loadingWeek = "Loading the week";
export const weekMissing = "The week didn't load";
export const nothingPlanned = "Nothing planned this week";
export const nothingPlannedText =
  "Pick an hour that suits you, for yourself or with a group. Everyone sees it in their own time.";
export const firstDatesOnly = (count: number) => `The first ${count} dates of this week are shown.`;
export const findGroup = "Find a group";
export const free = "Free";
export const planOnDay = (day: string) => `Plan a session on ${day}`;
export const chooseTime = "Choose a time for a session";
export const chooseTimeHint =
  "The arrow keys change the time and the day, Shift with up or down how long it takes. Enter plans it.";
export const earlierThisWeek = "Earlier this week";
export const now = "Now";
export const nowIs = (time: string) => `Now, ${time} your time`;
export const continued = "continued from the day before";

export const going = "You're going";
export const declined = "You can't make it";
export const notAnswered = "Not answered yet";
export const cancelled = "Cancelled";
export const ownTime = "Your own time";
export const openSeats = (taken: number, all: number) =>
  `Open session, ${formatCount(taken)} of ${countOf(all, "seat", "seats")} taken`;
export const inLine = (place: number) => `You are ${ordinal(place)} in line`;
export const waiting = "You are on the waiting list";
export const thisIsOver = "This is over, so you can't change your answer any more.";
export const hasBegun = "This has started, so you can't change your answer any more.";

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
function ordinal(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 14;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${formatCount(place)}${ending}`;
}

export const enterRoom = "Enter the study room";
export const go = "Go";
export const goes = "Going";
export const goAndJoin = "Go and join the group";
export const waitForPlace = "Join the waiting list";
export const cannot = "Can't make it";
export const goToEvery = "Go to every date";
export const cannotAny = "Can't make any date";
export const askFirst = "Ask to join the group";
export const membersGo = "Only members of the group can go.";
export const to = (title: string) => ` to ${isolate(title)}`;
export const nowGoing = "You're going. See you there!";
export const nowJoined = "You're going, and you're in the group.";
export const nowWaiting = "You're on the waiting list. We'll let you know when a place becomes free.";
export const nowDeclined = "Got it: you can't make it.";
export const nowUnanswered = "You withdrew your answer.";
export const everyDeclined =
  "Got it: you can't make the upcoming dates. Those you answered one by one stay as they are.";
export const everyDate = (going: number, waiting: number) => {
  if (going === 0 && waiting === 0) return "You've already answered for every upcoming date.";
  const wait = waiting > 0 ? ` You're on the waiting list for ${countOf(waiting, "date", "dates")}.` : "";
  return `${going > 0 ? `You're now going on ${countOf(going, "more date", "more dates")}.` : ""}${wait}`.trim();
};

export const goingOf = (going: number, capacity: number | null) =>
  capacity === null ? `${formatCount(going)} going` : `${formatCount(going)} of ${formatCount(capacity)} places taken`;
export const waitingCount = (waiting: number) => `${formatCount(waiting)} waiting`;
export const whoGoes = "Who goes";
export const whoWasGoing = "Who was going";
export const andMore = (count: number) => `and ${formatCount(count)} more`;
export const absentMember = "A member";

export const session = "Session";
export const loadingSession = "Loading the session";
export const sessionMissing = "The session didn't load";
export const noSession = "We can't find this session";
export const noSessionText = "It may have been deleted with its group, or it's only for members.";
export const group = "Group";
export const where = "Where";
export const whereForMembers = "Members of the group see where it is.";
export const goal = "Goal";
export const repeating = "Repeats";
export const plannedBy = "Planned by {name}";
export const movedFrom = (when: string) => `Moved. It was planned for ${when}.`;
export const wasCancelled = "This date was cancelled.";
export const everyDay = "Every day";
export const everyWeek = (days: string) => `Every ${days}`;
export const daysIn = (days: string, city: string) => `${days} in ${city}`;
export const lastly = (days: string, last: string) => `${days} and ${last}`;
export const until = (rule: string, day: string) => `${rule}, until ${day}`;
export const times = (rule: string, count: number) => `${rule}, ${countOf(count, "time", "times")}`;
export const addToCalendar = "Add to calendar";
export const yourAnswer = "Will you be there?";
export const yourAnswerTo = (title: string) => `Your answer to ${isolate(title)}`;

export const move = "Move this date";
export const moveTitle = "Move this date";
export const moveText = "Everyone who's going keeps their place. We'll notify them, and they can decline with one tap.";
export const moveIt = "Move it";
export const nowMoved = "The date was moved. We'll notify everyone who's going.";
export const edit = "Edit";
export const cancelDate = "Cancel this date";
export const cancelDateTitle = (title: string) => `Cancel this date of “${isolate(title)}”?`;
export const cancelAll = "Cancel all dates";
export const cancelAllTitle = (title: string) => `Cancel all dates of “${isolate(title)}”?`;
export const cancelText = "We'll notify everyone who's going or waiting. This can't be undone.";
export const cancelAllText = (dates: number) =>
  `${countOf(dates, "upcoming date", "upcoming dates")} will be cancelled. We'll notify everyone who's going or waiting. This can't be undone.`;
export const keepIt = "Keep it";
export const dateCancelled = "The date was cancelled.";
export const allCancelled = "All upcoming dates were cancelled.";

export const planTitle = "Plan a session";
export const planLead = "An hour for yourself, or together with a group.";
export const forWhom = "For";
export const justMe = "Just me";
export const title = "Title";
export const titleHint = "What you'll do, like “Chapter 3 aloud”.";
export const goalOptional = "Goal (optional)";
export const goalHint = "What to get done by the end.";
export const date = "Day";
export const startTime = "Time";
export const timeInZone = (zone: string) => `Time in ${zone}.`;
/** `words`: "second 01:30". */
export const isSecond = (words: string) => ` This is the ${words} of that night, after the clocks are set back.`;
export const timeOfDevice = "In the time zone of your device.";
export const duration = "How long";
export const howOften = "How often";
export const once = "Once";
export const daily = "Every day";
export const weekly = "Every week";
export const onWeekdays = "On these days";
export const ends = "Ends";
export const endsAfter = "After a number of dates";
export const endsOn = "On a day";
export const dates = "Dates";
export const datesHint = "At most 104.";
export const lastDay = "Last day";
export const lastDayIn = (city: string) => `In ${city}.`;
export const placeOptional = "Place (optional)";
export const placeHint = "A link for a call, or where to meet.";
export const capacityOptional = "Number of places (optional)";
export const capacityHint = "You take one of them. When all are taken, others can join a waiting list.";
export const planIt = "Plan it";
export const planned = "It's planned. See you then!";
export const groupsMissing = "Your groups didn't load, so this can only be for yourself.";

export const editTitle = "Edit the session";
export const notYours = "You can't edit this session";
export const notYoursText = "Only the person who planned it and the people who run its group can.";
export const save = "Save";
export const saved = "The session was changed.";
export const toMoveDay = "To change the day of one date, move that date instead.";
export const changeDates = "Change all upcoming dates?";
export const changeThem = "Change them";
export const follow = (count: number) =>
  `${countOf(count, "upcoming date changes", "upcoming dates change")} and keep all answers.`;
export const fittingFollow = "Upcoming dates that still fit keep their answers, and the others are cancelled.";
export const movedStay = (count: number) =>
  ` ${countOf(count, "date that was moved stays", "dates that were moved stay")} as they are.`;
export const cancelledStay = (count: number) =>
  ` ${countOf(count, "cancelled date stays", "cancelled dates stay")} cancelled.`;
export const dropped = (days: string) => ` Dates on ${days} are cancelled.`;
export const theyAreNotified = " We'll notify everyone who's going.";

export const nextSessions = "Next sessions";
export const loadingSessions = "Loading the next sessions";
export const sessionsMissing = "The sessions didn't load";
export const noneYet = "Nothing is planned yet.";
export const whyPlan = "Plan a date: the group hears of it, and those who come are reminded.";

export const duringMinutes = (minutes: number) => formatDuration(minutes);
export const shortWeekday = (index: number) => shortWeekdays[index] ?? "";
export const removedFromGroup = "You were removed from this group. Its owner or a moderator can let you back in.";
