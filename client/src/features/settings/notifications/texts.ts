export const title = "Notification settings";
export const lead = "Choose what you hear about, on the bell here and by email.";
export const loading = "Loading your notification settings";
export const loadFailed = "Your notification settings didn't load";

export const mailTitle = "What we send by email";
export const mailGoesTo = "Emails go to {email}. They say what happened and who did it, and link to it here.";
export const mailOff = "This site doesn't send emails, so you'll find everything in your notifications here.";
export const mailWaits = "We won't send notifications to {email} until you confirm that address.";
export const mailStopped = "Emails to {email} came back, so we've stopped sending them. You can try again.";
export const mailTimes =
  "An email after 10 minutes comes only if you haven't seen the news here by then. Daily emails come at 08:00 ({zone}), weekly emails on Mondays, and only when there is news.";
export const changeZone = "Change your time zone";

export const topics: Record<string, string> = {
  DISCUSSIONS: "Discussions",
  GROUPS: "Groups",
  SESSIONS: "Sessions",
  BUDDIES: "Buddies",
  ACCOUNT: "Account and safety",
};
export const otherTopics = "Everything else";
export const off = "Off";
export const bell = "Bell";
export const bellAndMail = "Bell and email";
export const choicesDiffer = "What you chose under “More” differs.";
export const more = "More";
export const moreAbout = (topic: string) => ` about: ${topic}`;

export const onSite = "Show it here, on the bell";
export const byMail = "By email";
export const atOnce = "After 10 minutes";
export const promptly = "Right away";
export const daily = "Once a day";
export const weekly = "Once a week";
export const never = "Never";
export const alwaysOn = "Always on, here and by email, so that you know when someone changes how you log in.";
export const notSaved = (kind: string) => `“${kind}” couldn't be saved, so it is as it was before.`;

export const mutedGroups = "Groups you have muted";
export const unmute = "Unmute";

export const seeNotifications = "See your notifications";

export const stopMails = "Stop these emails";
export const kindStopped = (kind: string) =>
  `Done. You won't get any more emails about “${kind}”. You'll still see them on the site.`;
export const groupMuted = "Done. You won't get any more notifications about this group, by email or on the site.";
export const digestsStopped =
  "Done. You won't get any more daily and weekly emails. You'll still see everything on the site.";
export const chooseMails = "Choose which emails you get";
