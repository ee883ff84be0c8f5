import { countOf, formatCount } from "../../ui/formatCount";
import { isolate } from "../../ui/isolate";

export const commons = "Study room";
/** No line begins with the dot. */
export const roomOf = "{title}\u00a0· study room";
export const lead = "Say what you want to do, and study quietly beside others. No camera, no chat.";
export const didNotLoad = "The room didn't load";
export const loading = "Loading the study room";
export const notFound = "We can't find this room";
export const notFoundText = "It may be gone, or it's only for members of its group.";
export const forMembers = "This room is for members of the group";
export const forMembersText = "Join the group to study here.";
export const removedText = "Until then you can read what everyone can. The common study room is open to you.";
export const toGroup = "Go to the group";

export const timer = "Timer";
export const focus = "Focus";
export const pause = "Break";
export const noTimer = "No timer yet";
export const noTimerText = "Start one: everyone here shares it.";
export const enterToStart = "Enter the room to start one. Everyone here shares it.";
export const focusLeft = (time: string) => `${time} of focus left`;
export const breakLeft = (time: string) => `${time} of break left`;
export const minutesLeft = (minutes: number, isFocus: boolean) =>
  `${minutes === 1 ? "One minute" : `${minutes} minutes`} of ${isFocus ? "focus" : "break"} left.`;
export const focusBegins = "Focus starts.";
export const breakBegins = "Break starts.";
export const titleLeft = (minutes: number, isFocus: boolean) => `${minutes} min of ${isFocus ? "focus" : "break"}`;
export const focusOver = "Focus is over";
export const breakOver = "Break is over";
export const sound = "Play a sound when focus or a break ends";
export const goIn = "Go to the room";
export const untilNext = (minutes: number, isFocus: boolean) =>
  `${isFocus ? "Break" : "Focus"} in ${minutes === 1 ? "a minute" : `${minutes} minutes`}`;
export const followsClock = "Focus starts on the hour and at half past.";
export const startedBy = (name: string) => `Started by ${isolate(name)}`;
export const lengths = (focusMinutes: number, breakMinutes: number) =>
  `${focusMinutes} minutes of focus, ${breakMinutes} of break`;
export const start = "Start the timer";
export const stop = "Stop the timer";
export const length = "Length";

export const goal = "What do you want to do?";
export const goalHint = "One line. Everyone in the room sees it.";
export const recent = "Recent goals";
export const enter = "Enter the room";
export const changeGoal = "Change goal";
export const leave = "Leave the room";
export const entered = "You're in. Enjoy the quiet.";

export const back = "Your connection was lost for a while. You're back in the room.";
export const backWithoutTimer =
  "Your connection was lost for a while. You're back in the room, but its timer stopped when nobody was here.";
export const lostSeat = "You're not in the room any more";
export const lostSeatText =
  "Your connection was lost, or you left or entered another room on another device. Your goal is still here.";
export const enterAgain = "Enter again";

export const people = "In the room";
export const count = (people: number) =>
  people === 0 ? "Nobody is here yet" : `${countOf(people, "person", "people")} here`;
export const more = (people: number) => `and ${formatCount(people)} more`;
export const absent = "A member";
export const empty = "Be the first. It's easier to join when someone is already here.";

/** `{first}`, `{second}` and `{more}` are those who were there. */
export function focused(minutes: number, others: number): string {
  const time = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  if (others === 0) return `${time} of focus`;
  if (others === 1) return `${time} with {first}`;
  return others === 2 ? `${time} with {first} and {second}` : `${time} with {first}, {second} and {more} more`;
}
/** The same, of those with whom it is the first. */
export function firstTogether(others: number): string {
  if (others === 1) return "Your first focus with {first}.";
  return others === 2
    ? "Your first focus with {first} and {second}."
    : "Your first focus with {first}, {second} and {more} more.";
}
export const howFar = "How far did you get?";
export const howFarWith = "How far did you get with “{goal}”?";
export const results = { DONE: "Done", PARTLY: "Partly", NOT_YET: "Not yet" } as const;
export const thanks = "Noted. Keep going!";
