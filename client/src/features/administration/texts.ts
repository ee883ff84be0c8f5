import { countOf, formatCount } from "../../ui/formatCount";
import { isolate } from "../../ui/isolate";

export const title = "Administration";
export const sections = "Parts of the administration";
export const overview = "Overview";
export const people = "People";
export const content = "Content";
export const jobs = "Mail and jobs";
export const site = "Site";
export const loadingSite = "Loading the site's settings";
export const notConfirmed = "Confirm that it's you to see this";

export const loadingOverview = "Loading the overview";
export const overviewMissing = "The overview didn't load";
export const attention = "What needs attention";
export const nothingNeedsAttention = "Nothing needs attention.";
export const readOnlyNow = "The site can only be read.";
export const diskNearlyFull = (percent: number) => `Only ${percent}% of the disk is free.`;
export const mailsFailed = (count: number) => `${countOf(count, "email", "emails")} couldn't be sent.`;
export const jobsFailed = (count: number) =>
  count === 1 ? "1 job in the background has failed." : `${formatCount(count)} jobs in the background have failed.`;
export const casesOpen = (count: number) =>
  count === 1 ? "1 reported case waits for a decision." : `${formatCount(count)} reported cases wait for a decision.`;
export const errorsToday = (count: number) =>
  `${countOf(count, "request", "requests")} failed with an error today. The server's log says why.`;
export const changeThat = "Change that";
export const seeStorage = "See storage";
export const seeMails = "See the emails";
export const seeJobs = "See the jobs";
export const seeCases = "See the cases";

export const lastDays = "The last 30 days";
export const figuresNote = "By days in UTC. Counted again every ten minutes.";
export const signUps = "Sign-ups";
export const activeMembers = "Active people";
export const sessionsHeld = "Sessions held";
export const minutesStudied = "Minutes studied";
export const mails = "Emails sent";
export const errors = "Errors";
export const inAll = "in 30 days";
export const today = "today";
export const byDay = (figure: string) => `${figure} by day`;
export const onDay = (day: string, count: number) => `${day}: ${formatCount(count)}`;
export const fromTo = (from: string, to: string) => `${from} – ${to}`;

export const findPeople = "Find people";
export const partOfName = "Name or email address";
export const role = "Role";
export const anyRole = "Any role";
export const roles = { MEMBER: "Member", MODERATOR: "Moderator", ADMIN: "Admin" } as const;
export const roleHints = {
  MEMBER: "Learns with others.",
  MODERATOR: "Also decides about reports.",
  ADMIN: "Also runs the site, and sees this page.",
} as const;
export const loadingPeople = "Loading people";
export const peopleMissing = "The people didn't load";
export const nobodyFound = "Nobody found";
export const nobodyFoundText = "Try a shorter part of the name or email address, or any role.";
export const peopleShown = (count: number, hasMore: boolean) =>
  hasMore ? `The newest ${formatCount(count)} people` : countOf(count, "person", "people");
export const morePeople = "More people";
export const name = "Name";
export const email = "Email address";
export const joined = "Joined";
export const state = "State";
export const actions = "Actions";
export const states: Readonly<Record<string, string>> = {
  present: "Active",
  suspended: "Suspended",
  leaving: "Leaving",
};
export const actionsFor = (who: string) => `Actions for ${isolate(who)}`;
export const changeRole = "Change role";
export const roleOf = (who: string) => `Role of ${isolate(who)}`;
export const ownRole = "This is you. If you're no longer an admin, you can't undo this here.";
export const roleChanged = (who: string, next: string) => `${isolate(who)} is now: ${next}.`;
export const suspend = "Suspend";
export const suspendTitle = (who: string) => `Suspend ${isolate(who)}?`;
export const suspendText =
  "They're logged out, and nobody sees them until the suspension ends. They read your reason when they try to log in.";
export const reasonForMember = "Reason, which they read";
export const howLong = "For how long?";
export const untilEnded = "Until somebody ends it";
export const forDays = (count: number) => countOf(count, "day", "days");
export const suspended = (who: string) => `${isolate(who)} is suspended.`;
export const endSuspension = "End suspension";
export const endTitle = (who: string) => `End the suspension of ${isolate(who)}?`;
export const endText = "They can log in again, and others see them and what they wrote.";
export const suspensionEnded = (who: string) => `${isolate(who)} can log in again.`;
export const logOutEverywhere = "Log out everywhere";
export const logOutTitle = (who: string) => `Log ${isolate(who)} out everywhere?`;
export const logOutText = "Every browser and program of theirs has to log in again. This can't be undone.";
export const loggedOut = (who: string) => `${isolate(who)} is logged out everywhere.`;

export const since = "Written in the last";
export const spans = { "1h": "hour", "24h": "24 hours", "7d": "7 days", "30d": "30 days" } as const;
export const byWhom = "Only by these people";
export const byWhomHint = "Type a part of a name or email address, then choose.";
export const peopleFound = "People found";
export const noPeopleFound = "Nobody has that name or email address.";
export const addPerson = (who: string) => `Add ${isolate(who)}`;
export const removePerson = (who: string) => `Remove ${isolate(who)}`;
export const aMember = "Chosen member";
export const onlyTheirs = "Only theirs";
export const onlyBy = (who: string) => `Only what ${isolate(who)} wrote`;
export const hideAll = "Hide everything of theirs";
export const bringBack = "Bring everything back";
export const chooseFirst = "Choose people to hide everything they wrote in this time, or to bring it back.";
export const textCount = (count: number, isMore: boolean) =>
  isMore ? `The newest ${count} messages` : countOf(count, "message", "messages");
const ofPeople = (count: number) => countOf(count, "person", "people");
const messages = (count: number, isMore: boolean) =>
  isMore ? `${count} or more messages` : countOf(count, "message", "messages");
export const hideTitle = (count: number, isMore: boolean, members: number) =>
  `Hide ${messages(count, isMore)} of ${ofPeople(members)}?`;
export const hideText = (span: string) =>
  `Everything they wrote in the last ${span} is hidden from everybody but them and moderators. You can bring it back.`;
export const backTitle = (count: number, isMore: boolean, members: number) =>
  `Bring back ${messages(count, isMore)} of ${ofPeople(members)}?`;
export const backText = (span: string) =>
  `What was hidden like this and was written in the last ${span} can be seen by everybody again.`;
export const hiddenNow = "Hidden. You can bring it back here.";
export const backNow = "Everybody can see it again.";
export const lookAgain = "Look again";
export const loadingTexts = "Loading messages";
export const textsMissing = "The messages didn't load";
export const nothingWritten = "Nothing here";
export const nothingWrittenText = "Nobody wrote anything in this time. Try a longer one.";
export const nothingByThem = "These people wrote nothing in this time. Try a longer one.";
export const firstMessage = "First message";
export const reply = "Reply";
export const hidden = "Hidden";
export const open = "Open";
export const openIt = (who: string) => `Open what ${isolate(who)} wrote`;
export const noText = "No text";
