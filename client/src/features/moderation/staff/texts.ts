import { formatCount } from "../../../shared/formatCount";

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

export const title = "Moderation";
export const lead = "What members reported, and what was decided.";
export const views = "Views";
export const waiting = "Waiting";
export const decided = "Decided";
export const log = "Log";

export const loadingCases = "Loading cases";
export const casesMissing = "The cases didn't load";
export const nothingWaits = "Nothing waits";
export const nothingWaitsText = "Every report is decided. Thank you for looking after this place.";
export const nothingDecided = "Nothing decided yet";
export const nothingDecidedText = "Cases come here once they are decided.";
export const caseCount = (count: number) => counted(count, "case", "cases");
export const pages = "Pages";
export const newest = "Newest";
export const older = "Older";

export const kinds = {
  POST: "Group",
  COMMENT: "Comment",
  PROFILE: "Profile",
  GROUP: "Whole group",
  SESSION: "Session",
  BUDDY_REQUEST: "Buddy request",
} as const;
export const byAuthor = "by {author}";
export const accountGone = "a deleted account";
export const reportCount = (count: number) => counted(count, "report", "reports");
export const appeal = "Appeal";
export const hidden = "Hidden";
export const noText = "No text";
export const textRemoved = "The text is removed 30 days after the decision.";

export const caseTitle = {
  POST: "Reported group",
  COMMENT: "Reported comment",
  PROFILE: "Reported profile",
  GROUP: "Reported group as a whole",
  SESSION: "Reported session",
  BUDDY_REQUEST: "Reported buddy request",
} as const;
export const loadingCase = "Loading the case";
export const caseMissing = "The case didn't load";
export const noCase = "We can't find this case";
export const noCaseText = "It may be gone, or there may be a typo in the address.";

export const asItWas = "As it was when it was reported";
export const asItIs = "As it is now";
export const unchanged = "It still says the same.";
export const gone = "It is deleted.";
export const openGroup = "Open the group";
export const openProfile = "Open the profile";
export const around = "Around it";
export const nothingAround = "Nothing stands beside it.";
export const someoneAt = "{author}, {moment}";

export const reports = "Why it was reported";
export const reportersUnnamed = "Nobody learns who reported something.";
export const noNote = "No note";

export const soFar = "Decided so far";
export const elsewhere = "Other decisions about this member";
export const noneElsewhere = "None.";
export const appealed = "They appealed";
export const internalNote = "Note for moderators";

export const decide = "Your decision";
export const isDecided = "This case is decided.";
export const ownCase = "This is about you. Another moderator has to decide.";
export const staffCase = "This is about a member of staff. An admin has to decide.";
export const content = "What becomes of the text?";
export const keep = "Leave it as it is";
export const keepHidden = "Leave it hidden";
export const hide = "Hide it";
export const hideHint = "Only its author and moderators can read it.";
export const restore = "Bring it back";
export const restoreHint = "Everyone can read it again.";
export const member = "What does it mean for the member?";
export const nothing = "Nothing";
export const endsSuspension = "Their suspension ends.";
export const takesWarningBack = "The warning is taken back.";
export const warn = "A warning";
export const suspend = "A suspension";
export const days = "For how long?";
export const dayCount = (count: number) => counted(count, "day", "days");
export const openEnd = "Until somebody ends it";
export const reason = "The reason, for the member";
export const reasonHint = "They read it word for word.";
export const noteForStaff = "A note for moderators (optional)";
export const noteHint = "Members never see it, also not in the copy of their data.";
export const preview = "What the member will read";
export const previewNothing = "Nothing: they are not notified.";
export const previewGone = "Nothing: the account is gone.";
export const previewReporters = "Who reported it reads";
export const reportersActed = "Thank you for your report: moderators have acted on it";
export const reportersKept =
  "Thank you for your report: moderators have looked at it and found nothing against the rules";
export const decideNow = "Decide";
export const closeCase = "Close the case";
export const done = "The case is decided.";
export const conflictTitle = "Somebody else was faster";
export const conflictText =
  "This case has changed meanwhile. Here is how it stands now; what you wrote is still below.";

export const logTitle = "Moderation log";
export const logLead = "What moderators and operators did, newest first.";
export const logMissing = "The log didn't load";
export const noLog = "Nothing has happened yet";
export const noLogText = "Every look at a case and every decision stands here.";
export const operator = "The operator";
export const actions: Readonly<Record<string, string>> = {
  "case.opened": "looked at a case",
  "case.decided": "decided a case",
  "case.appealed": "appealed",
  "member.role": "changed a role",
  "member.restored": "ended a suspension",
  "member.reset-link": "made a link to a new password",
  "member.deleted": "deleted an account",
};
export const aboutMember = "about {member}";
/** The words of an entry's details, as the service writes them. */
export const details: Readonly<Record<string, string>> = {
  KEEP: "text left as it is",
  HIDE: "text hidden",
  RESTORE: "text brought back",
  WARN: "member warned",
  SUSPEND: "member suspended",
  NONE: "",
  MEMBER: "now a member",
  MODERATOR: "now a moderator",
  ADMIN: "now an admin",
};
export const untilMoment = (moment: string) => `until ${moment}`;
export const toCase = "See the case";
