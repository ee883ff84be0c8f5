import { countOf } from "../../ui/formatCount";
import { isolate } from "../../ui/isolate";

export const step = (number: number, of: number) => `Question ${number} of ${of}`;
export const next = "Next";
export const skip = "Skip";
export const back = "Back";
export const toHome = "Go to Home";
export const loading = "Loading your answers";
export const answersMissing = "Your answers didn't load";

export const whatToLearn = "What do you want to learn?";
export const whatLead =
  "We'll look for people who know it, and for groups about it. Your profile will show it once you have one.";
export const topics = "Topics";

export const whenToStudy = "When can you study?";
export const whenLead =
  "We'll look for people and sessions that fit. Your profile will show it once you have one, and you can change it any time.";
export const usualHours = "Tap the parts of the week when you're usually free.";
export const exactHours = "Set exact hours";

export const withWhom = "With whom?";
export const withWhomLead = "One tap each. You can change your mind later.";
export const loadingPeople = "Looking for groups and people";
export const suggestionsMissing = "The groups and people didn't load";
export const groups = "Groups";
export const people = "People";
export const sessions = "Next sessions";
export const noGroups = "There are no groups to join yet. You could start the first one.";
export const noPeople = "Nobody to suggest yet. Say what you want to learn, and come back in a few days.";
export const noSessions = "No sessions fit in the next two weeks.";
export const mentions = (topics: string) => `Mentions ${isolate(topics)}`;
export const members = (count: number) => countOf(count, "member", "members");
export const join = "Join";
export const joined = "Joined";
export const askToJoin = "Ask to join";
export const requested = "Requested";
export const ask = "Ask to be buddies";
export const going = "Going";
export const go = "I'll come";
export const waiting = "On the waiting list";
export const inGroup = (time: string, group: string) => `${time} · ${isolate(group)}`;
export const takeSeat = "Take the seat";
export const seatTaken = "Your seat";
export const tooLate = "Somebody was faster, and no seat is left. You'll find other seats in your schedule.";
export const withMember = (time: string, name: string) => `${time} · with ${isolate(name)}`;
export const someone = "a member";
