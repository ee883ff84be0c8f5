import { isolate } from "../../../ui/isolate";

export const title = "Access tokens";
export const lead =
  "For programs that work with your account without your password. Each does only what you allow, until you end it.";
export const none = "You have none.";
export const make = "Make an access token";
export const madeOn = (day: string, four: string) => `Made ${day}, ends in ${isolate(four)}.`;
export const validUntil = (day: string) => `Valid until ${day}.`;
export const usedOn = (day: string) => `Last used ${day}.`;
export const neverUsed = "Not used yet.";
export const end = "End";
export const endToken = (name: string) => `End ${isolate(name)}`;
export const endTitle = "End this access token?";
export const endReason = (name: string) => `Programs that use ${isolate(name)} are locked out at once.`;
export const ended = (name: string) => `${isolate(name)} has ended.`;

export const makeTitle = "New access token";
export const name = "What is it for?";
export const nameHint = "For example: Notes for class.";
export const days = "How long is it valid?";
export const dayChoice = (days: number) => (days === 365 ? "One year" : `${days} days`);
export const allowed = "What may it do?";
export const nothing = "Nothing";
/** What may be done to a part of the site: each includes those before it. */
export const levels = { read: "Read", write: "Read and change", manage: "Read, change and manage" };
export const parts = {
  profile: "Profiles and search",
  email: "Your email address",
  posts: "Discussions",
  groups: "Groups",
  sessions: "Study sessions",
  buddies: "Buddies",
  notifications: "Notifications",
  shelves: "Books",
  rooms: "Study rooms",
};
export const chooseOne = "Allow it at least one thing.";
export const makeIt = "Make the token";

export const copyTitle = "Copy your token";
export const copyNow = "This is the only time that it is shown. Keep it like a password.";
export const token = "Access token";
export const copy = "Copy";
export const copied = "Copied.";
export const done = "Done";
