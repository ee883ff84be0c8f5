import { countOf } from "../../ui/formatCount";
import { listOf } from "../../shared/listOf";
import { isolate } from "../../ui/isolate";

export const loading = "Loading what's new for you";
export const homeMissing = "What's new for you didn't load";

export const begin = "Three steps to get started";
export const answerQuestions = "Answer three questions instead";
export const stepsLeft = (count: number) => (count === 1 ? "One step left" : `${count} steps left`);
export const steps = {
  PROFILE: { title: "Say what you learn", text: "A few words, so that others who learn the same can find you." },
  GROUP: { title: "Find a group", text: "Join one that fits, or start your own." },
  SESSION: { title: "Plan the first session", text: "Pick a time with a group, and others will join you." },
} as const;

export const today = "Today";
export const nextMissing = "Your next session didn't load";
export const nothingPlanned = "Nothing is planned for the next two weeks.";
export const plan = "Plan a session";
export const isOn = "On now";
export const startsIn = (minutes: number) =>
  minutes < 1 ? "Starts now" : `Starts in ${countOf(minutes, "minute", "minutes")}`;
export const openSession = (going: number) => `Open session · ${goingCount(going)}`;
export const ownTime = "Your own time";
export const goingCount = (count: number) => `${count} going`;
export const enterRoom = "Enter the room";
export const moreThisWeek = (count: number, isAtLeast: boolean) => `${count}${isAtLeast ? "+" : ""} more this week`;
export const moreLater = (count: number) => `${count} more in the next two weeks`;
export const yourAnswer = (title: string) => `Your answer to ${isolate(title)}`;
export const going = "Going";
export const waitForPlace = "Waiting list";
export const cannot = "Can't";
export const answers = {
  GOING: "You're going",
  WAITLISTED: "You're on the waiting list",
  DECLINED: "You can't make it",
} as const;

export const studyingNow = "Studying now";
export const studyingMissing = "The list of who's studying didn't load";
export const studyRoom = "Study room";
export const join = "Join";
/** "Layla and Joy", "Layla and 3 others", "3 people". */
export const whoIsThere = (buddies: readonly string[], count: number) => {
  const others = count - buddies.length;
  if (buddies.length === 0) return people(count);
  return listOf([...buddies.map(isolate), ...(others > 0 ? [countOf(others, "other", "others")] : [])]);
};
export const people = (count: number) => countOf(count, "person", "people");

export const newForYou = "New for you";
export const myGroups = "My groups";
export const groupsMissing = "What's new in your groups didn't load";
export const requestsMissing = "The requests waiting for you didn't load";
export const unread = (count: number) => (count >= 100 ? "99+ new" : `${count} new`);
export const wantsToBeBuddy = "wants to be your buddy";
export const wantsToJoin = "wants to join {group}";
export const absentMember = "A member";
export const moreAsk = (count: number) => `${countOf(count, "more request", "more requests")} to join {group}`;
export const accept = "Accept";
export const decline = "Decline";
export const nowBuddies = (name: string) => `You and ${isolate(name)} are buddies now.`;
export const buddyDeclined = (name: string) => `You declined ${isolate(name)}'s request.`;
export const accepted = (name: string) => `${isolate(name)} is now a member.`;
export const declined = (name: string) => `${isolate(name)} was declined.`;
export const showMore = (count: number) => `Show ${count} more`;

export const thisWeek = "This week";
export const weekMissing = "Your week didn't load";
export const noMinutes = "No minutes yet. Time in a study room counts while the focus timer runs.";
export const goToRoom = "Go to the study room";
export const minutesOf = (duration: string) => `${duration} of focus`;
export const goals = (count: number) => `${countOf(count, "goal", "goals")} done`;
export const minutesByDay = "Minutes by day";
export const rest = "rest";
export const dayOf = (day: string, duration: string) => `${day}: ${duration}`;
export const noStudy = (day: string) => `${day}: no study`;
export const restDay = (day: string) => `${day}: no study, a rest day`;
export const streak = (days: number) => `Streak: ${countOf(days, "day", "days")}`;
/** The number is that of the month. */
export const restDays = (left: number) =>
  `7 rest days a month don't end it: ${left > 0 ? `${left} left` : "none left"}.`;
export const weeklyGoal = "Weekly goal";
export const setGoal = "Set a weekly goal";
export const changeGoal = "Change goal";
export const noGoal = "No goal";
export const saveGoal = "Save";
export const cancel = "Cancel";
export const ofGoal = (done: string, goal: string) => `${done} of ${goal}`;
/** Before "of 5 hours". */
export const noMinutesYet = "0 minutes";
export const goalReached = "Weekly goal reached";

export const studyingElsewhere = "Also studying now";
