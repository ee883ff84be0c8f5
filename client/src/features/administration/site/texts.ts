import { countOf } from "../../../ui/formatCount";
import { isolate } from "../../../ui/isolate";

export const siteMissing = "The site's settings didn't load";

export const notice = "Notice";
export const noticeLead = "A line that everybody reads on every page, for example before an update.";
export const noticeText = "What everybody should know";
export const showFor = "Show it for";
export const untilTakenAway = "Until somebody takes it away";
export const forHours = (count: number) => countOf(count, "hour", "hours");
export const forDays = (count: number) => countOf(count, "day", "days");
export const preview = "Preview";
export const nothingToPreview = "Type something to see how it will look.";
export const showNotice = "Show notice";
export const takeAway = "Take it away";
export const shownNow = "Shown now:";
export const shownUntil = (moment: string) => `until ${moment}`;
export const noticeShown = "Everybody sees the notice now.";
export const noticeGone = "The notice is gone.";

export const registrations = "Sign-ups";
export const whoMaySignUp = "Who may sign up?";
export const registrationLabels = {
  OPEN: "Everybody",
  INVITED: "People with an invitation",
  CLOSED: "Nobody",
} as const;
export const registrationHints = {
  OPEN: "The form to register is open.",
  INVITED: "You send invitations with the command “member invite”.",
  CLOSED: "The page to register says that no new members are taken.",
} as const;
export const save = "Save";
export const registrationsSaved = (label: string) => `Who may sign up: ${label}.`;

export const readOnly = "Read-only";
export const readOnlyLead =
  "While the site can only be read, nobody can write, join or sign up. Use it during a move or a repair.";
export const readOnlyIsOn = "The site can only be read. Nothing that people write is saved.";
export const readOnlyIsOff = "Everybody can write as usual.";
export const makeReadOnly = "Make it read-only";
export const endReadOnly = "Let people write again";
export const readOnlyTitle = "Make the whole site read-only?";
export const readOnlyText =
  "At once, everything that anybody tries to save is refused, until you end it here. What they are typing stays in their forms.";
export const readOnlyBegun = "The site can only be read now.";
export const readOnlyEnded = "Everybody can write again.";

export const bans = "Bans";
export const bansLead = "Networks and email domains that this site refuses.";
export const bansMissing = "The bans didn't load";
export const loadingBans = "Loading bans";
export const noBans = "Nothing is banned.";
export const whatToBan = "Network, address or email domain";
export const whatHint = "For example 192.0.2.0/24 or mail.example.com";
export const whyBanned = "Reason, for admins (optional)";
export const howLong = "For how long?";
export const untilRemoved = "Until somebody removes it";
export const addBan = "Ban it";
export const banAdded = (what: string) => `${isolate(what)} is refused now.`;
export const removeBan = "Remove";
export const removeBanOf = (what: string) => `Remove the ban of ${isolate(what)}`;
export const removeTitle = (what: string) => `Accept ${isolate(what)} again?`;
export const removeText = "From then on, people can come from there again. You can ban it again at any time.";
export const accept = "Accept again";
export const banRemoved = (what: string) => `${isolate(what)} is accepted again.`;
export const bannedUntil = (day: string) => `until ${day}`;
export const bannedSince = (day: string) => `since ${day}`;

export const storage = "Storage and versions";
export const storageMissing = "Storage and versions didn't load";
export const loadingStorage = "Loading storage and versions";
export const storageUnknown = "Not known here";
export const database = "Database";
export const disk = "Free on the disk";
export const freeOf = (free: string, all: string) => `${free} of ${all}`;
export const postgres = "PostgreSQL";
export const node = "Node.js";
export const tables = "Last change of the tables";
const units = ["B", "kB", "MB", "GB", "TB"] as const;
export function size(bytes: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}
