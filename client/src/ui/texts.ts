import { formatCount } from "./formatCount";

export const siteName = "Study Circle";
export const back = "Back";
export const page = (number: number) => `Page ${number}`;

export const loading = "Loading";
export const didNotLoad = "This didn't load";
export const retry = "Retry";
export const cancel = "Cancel";
export const close = "Close";

export const checkFields = (count: number) => `Please check these ${count} fields:`;
export const partsOfForm = "Parts of this form";
export const toFix = (count: number) => `${count} to fix`;
export const thisField = "this field";
export const isRequired = (label: string) => `${label} is required`;
export const fullEmail = "Enter a full email address, like name@example.org";
export const fullLink = "Enter a full link starting with https://";
export const useAtLeast = (count: number) => `Use at least ${count} characters`;
export const tooManyCharacters = (count: number) =>
  count === 1 ? "1 character too many" : `${formatCount(count)} characters too many`;
export const useAtMostIn = (label: string, max: number) => `${label}: use at most ${formatCount(max)} characters`;
/** `$1` is the number that the service names. */
export const useAtMost = "Use at most $1 characters";
export const useAtMostEach = "Use at most $1 characters for each skill";
export const addAtMost = "Add at most $1 skills";
export const addAtMostThese = "Add at most $1";
export const writeFirst = "Write a message first";
export const endAfterStart = "The end date must be after the start date";
export const chooseTimeZone = "Choose a time zone from the list";
export const fullDate = "Enter a full date";
export const cannotBeSaved = "Some of these characters can't be saved. Remove them and try again.";

export const youAreOffline = "You're offline. Check your connection and try again.";
export const unreachable = "We couldn't reach Study Circle. Check your connection and try again.";
export const tooSlow = "Study Circle is taking too long to answer. Please try again in a moment.";
export const busy = "Study Circle is busy right now. Please try again in a moment.";
export const tooOften = "That was a lot in a short time. Please wait a little and try again.";
export const forbidden = "You don't have permission to do that.";
export const logInFirst = "Please log in to do that.";
export const tooLong = "That is too long to send. Please shorten it.";
export const wentWrong = "Something went wrong on our side. Please try again.";
export const groupGone = "This group is no longer here.";
export const commentGone = "This reply is no longer here.";

export const suspended = (day: string | null, reason: string) =>
  `Your account is suspended${day ? ` until ${day}` : ""}. The moderators say: ${reason}`;
