import { isolate } from "../../../ui/isolate";
import { countOf } from "../../../ui/formatCount";

export const title = "Moderation";
export const lead = "What members reported, and what was decided.";
export const views = "Views";
export const waiting = "Waiting";
export const decided = "Decided";
export const books = "Books";
export const log = "Log";

export const bookCount = (count: number) => countOf(count, "book", "books");
export const booksMissing = "The books didn't load";
export const noBooks = "No books are waiting";
export const noBooksText = "Books that members add will be listed here, so that you can take them over for everyone.";
export const addedBy = "Added by {member}";
export const isbn = (number: string) => `ISBN ${number}`;
export const pagesOf = (count: number) => countOf(count, "page", "pages");
export const takeOver = "Add to the catalogue";
export const decline = "Decline";
export const takenOver = "Book Added";
export const declined = "Book Declined";

export const loadingCases = "Loading cases";
export const loadingLog = "Loading the log";
export const casesMissing = "The cases didn't load";
export const nothingWaits = "All caught up";
export const nothingWaitsText = "No reports are waiting for a decision. Thank you for looking after Study Circle.";
export const nothingDecided = "Nothing decided yet";
export const nothingDecidedText = "Cases will be listed here once they're decided.";
export const caseCount = (count: number) => countOf(count, "case", "cases");
export const pages = "Pages";
export const newest = "Newest";
export const older = "Older";

export const kinds = {
  POST: "Group",
  COMMENT: "Reply",
  PROFILE: "Profile",
  GROUP: "Whole group",
  SESSION: "Session",
  BUDDY_REQUEST: "Buddy request",
} as const;
export const byAuthor = "by {author}";
export const accountGone = "a deleted account";
export const reportCount = (count: number) => countOf(count, "report", "reports");
export const appeal = "Appeal";
export const hidden = "Hidden";
export const noText = "No text";
export const textRemoved = "The text was removed 30 days after the decision.";

export const caseTitle = {
  POST: "Reported group",
  COMMENT: "Reported reply",
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
export const reportedAt = "As it was reported {moment}";
export const earlierTexts = (count: number) => countOf(count, "earlier text", "earlier texts");
export const fromTo = "{from} to {to}";
export const describedAs = (n: number, description: string) =>
  description ? `Picture ${n}: ${isolate(description)}` : `Picture ${n} has no description.`;
export const noPictures = "Its pictures were removed.";
export const unchanged = "It hasn't changed since.";
export const gone = "It was deleted.";
export const openGroup = "Open the group";
export const openProfile = "Open the profile";
export const around = "Written before and after";
export const nothingAround = "Nothing was written before or after it.";
export const someoneAt = "{author}, {moment}";

export const reports = "Why it was reported";
export const reportersUnnamed = "We never say who reported something.";
export const noNote = "No note";

export const soFar = "Earlier decisions";
export const elsewhere = "Other decisions about this member";
export const noneElsewhere = "None.";
export const appealed = "They appealed";
export const internalNote = "Note for moderators";

export const decide = "Your decision";
export const isDecided = "This case is decided.";
export const ownCase = "This is about you. Another moderator has to decide.";
export const staffCase = "This is about a member of staff. An admin has to decide.";
export const content = "What happens to the text?";
export const keep = "Leave it as it is";
export const keepHidden = "Leave it hidden";
export const hide = "Hide it";
export const hideHint = "Only its author and moderators can read it.";
export const restore = "Bring it back";
export const restoreHint = "Everyone can read it again.";
export const member = "What happens to the member?";
export const nothing = "Nothing";
export const endsSuspension = "Their suspension ends.";
export const takesWarningBack = "The warning is withdrawn.";
export const warn = "A warning";
export const suspend = "A suspension";
export const days = "For how long?";
export const dayCount = (count: number) => countOf(count, "day", "days");
export const openEnd = "Until a moderator ends it";
export const reason = "Reason for the member";
export const reasonHint = "They'll read exactly what you write.";
export const noteForStaff = "Note for moderators (optional)";
export const noteHint = "Members never see it, not even in a copy of their data.";
export const preview = "What the member will read";
export const previewNothing = "Nothing: they won't be notified.";
export const previewGone = "Nothing: the account is gone.";
export const previewReporters = "What people who reported it will read";
export const reportersActed = "Thank you for your report: moderators have acted on it";
export const reportersKept =
  "Thank you for your report: moderators have looked at it and found nothing against the rules";
export const decideNow = "Decide";
export const closeCase = "Close the case";
export const done = "The case is decided.";
export const conflictTitle = "Someone else changed this case";
export const conflictText = "Here is how it looks now. What you wrote is still below.";

export const logTitle = "Moderation log";
export const logLead = "What moderators and operators did, newest first.";
export const logMissing = "The log didn't load";
export const noLog = "Nothing has happened yet";
export const noLogText = "Whenever someone opens or decides a case, it will be listed here.";
export const operator = "The operator";
export const actions: Readonly<Record<string, string>> = {
  "case.opened": "looked at a case",
  "case.decided": "decided a case",
  "case.appealed": "appealed",
  "book.takenOver": "added a book to the catalogue",
  "book.declined": "declined a book",
  "member.role": "changed a role",
  "member.restored": "ended a suspension",
  "member.reset-link": "made a password reset link",
  "texts.removed": "hid texts of a member",
  "texts.restored": "showed hidden texts of a member again",
  "member.deleted": "deleted an account",
  "posts.remove": "hid texts of a member",
  "posts.restore": "showed hidden texts of a member again",
  "member.restore": "ended a suspension",
  "member.suspend": "suspended a member",
  "member.delete": "deleted an account",
  "member.rename": "changed a name",
  "member.email": "changed an address",
  "member.sign-out": "signed a member out everywhere",
  "member.passkeys": "removed passkeys",
  "member.invite": "sent invitations",
  "site.registrations": "changed who may sign up",
  "site.notice": "changed the notice above the pages",
  "site.read-only": "changed whether the site can be written",
  "member.export": "took a copy of what is stored of a member",
  "secret.rotate": "changed the secret that signs",
  "books.import": "imported books",
  "books.reindex": "had the index of books built again",
  "jobs.retry": "ran failed work again",
  "jobs.drop": "gave up failed work",
  "mail.test": "tried the mail server",
  "mail.unblock": "sent mail again to a refused address",
  "ban.add": "refused a network or a mail domain",
  "ban.remove": "accepted a network or a mail domain again",
};
export const aboutMember = ": {member}";
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
