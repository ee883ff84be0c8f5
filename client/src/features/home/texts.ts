import { countOf } from "../../shared/formatCount";
import { isolate } from "../../ui/isolate";

export const loading = "Loading what's new for you";
export const homeMissing = "What's new for you didn't load";

export const begin = "Three steps to get started";
export const stepsLeft = (count: number) => (count === 1 ? "One step left" : `${count} steps left`);
export const steps = {
  PROFILE: { title: "Say what you learn", text: "A few words, so that others who learn the same can find you." },
  GROUP: { title: "Find a group", text: "Join one that fits, or start your own." },
  SESSION: { title: "Plan the first hour", text: "Pick a time with a group, and others will join you." },
} as const;

export const nextUp = "Next up";
export const nextUpMissing = "Your next sessions didn't load";
export const nothingPlanned = "Nothing is planned for the next two weeks.";
export const plan = "Plan a session";
export const isOn = "On now";
export const ownTime = "Your own time";
export const go = "Go";
export const waitForPlace = "Join the waiting list";
export const decline = "Can't make it";
export const toDate = (title: string) => `to ${isolate(title)}`;
export const answers = {
  GOING: "You're going",
  WAITLISTED: "You're on the waiting list",
  DECLINED: "You can't make it",
} as const;

export const studyingNow = "Studying now";
export const studyingMissing = "The list of who's studying didn't load";
export const nobodyStudies = "Nobody from your groups and none of your buddies is studying right now.";
export const studyRoom = "Study room";
export const enter = "Enter";
export const people = (count: number) => countOf(count, "person", "people");

export const myGroups = "My groups";
export const groupsMissing = "Your groups didn't load";
export const noGroups = "You aren't in a group yet.";
export const findGroup = "Find a group";
export const allMine = "All my groups";
export const unread = (count: number) => (count >= 100 ? "99+ new" : `${count} new`);
export const nothingNew = "Nothing new in your groups.";

export const thisWeek = "This week";
export const weekMissing = "Your week didn't load";
export const noMinutes = "No minutes yet. Time in a study room counts while the focus timer runs.";
export const minutesOf = (duration: string) => `${duration} of focus`;
export const streak = (days: number) => `${countOf(days, "day", "days")} in a row`;
export const goals = (count: number) => `${countOf(count, "goal", "goals")} done`;
export const dayOf = (day: string, duration: string) => `${day}: ${duration}`;
export const goToRoom = "Go to the study room";

export const waiting = "Waiting for you";
export const waitingMissing = "The requests waiting for you didn't load";
export const nothingWaits = "Nobody is waiting for your answer.";
export const requests = (count: number) => `${countOf(count, "request", "requests")} to join`;
export const wantsToBeBuddy = "wants to be your buddy";
export const answer = "Answer";
export const studyingElsewhere = "Also studying now";
