import { isolate } from "../../ui/isolate";

export const report = "Report";
export const reportTitles = {
  POST: "Report the first message",
  COMMENT: "Report this reply",
  PROFILE: "Report this profile",
  GROUP: "Report this group",
  SESSION: "Report this session",
  BUDDY_REQUEST: "Report this request",
} as const;
export const reason = "What's wrong with it?";
export const reasons = {
  SPAM: "Spam or advertising",
  HARASSMENT: "Harassment or bullying",
  HATE: "Hate against people for who they are",
  SEXUAL: "Sexual content",
  DANGER: "Someone could get hurt",
  OTHER: "Something else",
} as const;
export const note = "Anything else? (optional)";
export const noteHint = "Only our moderators read this. Nobody else will know that you reported it.";
export const sendReport = "Send report";
export const thanksTitle = "Thank you";
export const reported = "Our moderators will look at it, and you'll hear what they decide.";
export const again = "You can report the same thing again after a day.";
export const reportedBefore = "You've already reported this";
export const inTheList = "See your reports";
export const done = "Done";
/** Names the button beside a reply or a request. */
export const reportOf = {
  POST: "first message",
  COMMENT: "reply",
  PROFILE: "profile",
  GROUP: "group",
  SESSION: "session",
  BUDDY_REQUEST: "request",
} as const;
export const reportThe = (thing: string) => `Report ${thing}`;
export const reportFrom = (thing: string, name: string) => `Report ${thing} from ${isolate(name)}`;
