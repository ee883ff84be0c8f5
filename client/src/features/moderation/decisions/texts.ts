import { countOf } from "../../../ui/formatCount";

export const title = "Reports and decisions";
export const lead = "What our moderators decided about you, and what happened with your reports.";

export const decisions = "Decisions about you";
export const loadingDecisions = "Loading decisions";
export const decisionsMissing = "The decisions didn't load";
export const noDecisions = "Nothing here: our moderators haven't made any decisions about you.";
export const decidedOn = "Decided on";
export const showMore = "Show more";

export const things = {
  POST: "group",
  COMMENT: "reply",
  PROFILE: "profile",
  GROUP: "group",
  SESSION: "session",
  BUDDY_REQUEST: "buddy request",
} as const;
export const hid = (thing: string) => `We hid your ${thing}`;
export const restored = (thing: string) => `Your ${thing} is back`;
export const warned = (thing: string) => `A warning about your ${thing}`;
export const suspendedYou = "We suspended your account";
export const noChange = "Nothing changed";
export const staysHidden = (thing: string) => `We looked again, and your ${thing} stays hidden`;
export const warningIsOver = "We looked again and withdrew the warning";
export const suspensionIsOver = "Your suspension is over";
export const onlyYouRead = "Only you and our moderators can read it now.";
export const everyoneReads = "Everyone can read it again.";
export const warning = "This is a warning. Please follow our rules.";
export const suspendedUntil = (day: string) => `Your account is suspended until ${day}.`;
export const suspendedOpenly = "Your account is suspended until our moderators lift the suspension.";
export const theySay = "The moderators say";
export const itWas = "It said";

export const appeal = "Appeal";
export const appealUntil = (day: string) => `If you think this is wrong, you can appeal once, until ${day}.`;
export const tooLate = "It's too late to appeal.";
export const yourAppeal = "Why should we look at it again?";
export const appealHint = "A moderator will read it. You can't change it after sending.";
export const sendAppeal = "Send appeal";
export const cancel = "Cancel";
export const youAppealed = "Your appeal";
export const appealSent = "Our moderators have your appeal. We'll notify you when they have decided.";
export const answer = "The answer to your appeal";

export const reports = "Your reports";
export const loadingReports = "Loading your reports";
export const reportsMissing = "Your reports didn't load";
export const noReports =
  "You haven't reported anything. You'll find a Report button next to groups, sessions, replies and profiles.";
export const reported = {
  POST: "A group",
  COMMENT: "A reply",
  PROFILE: "A profile",
  GROUP: "A whole group",
  SESSION: "A session",
  BUDDY_REQUEST: "A buddy request",
} as const;
export const acted = "We acted on it. Thank you.";
export const kept = "We found nothing against our rules.";
export const waits = "Waiting for a moderator";
export const charactersLeft = (count: number) => `${countOf(count, "character", "characters")} left`;

export const hiddenGroup = "Our moderators hid this group. Only you and they can read it.";
export const hiddenComment = "Our moderators hid this reply. Only you and they can read it.";
export const hiddenForStaff = "Hidden. Only its author and moderators can read it.";
export const seeDecision = "See the decision";
