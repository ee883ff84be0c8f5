export const title = "Notification settings";
export const lead = "Choose what you hear about, and how.";
export const loading = "Loading your notification settings";
export const loadFailed = "Your notification settings didn't load";

export const mailTitle = "What we send by mail";
export const mailGoesTo = "Mail goes to {email}. It says what happened and who did it, and has links to it here.";
export const mailOff = "This site sends no mail, so you'll find everything in your notifications here.";
export const mailWaits = "We send no notifications to {email} until you confirm that address.";
export const mailStopped = "Mail to {email} came back, so we send none until you try again.";
export const digestTime =
  "Daily and weekly mail comes at 08:00 ({zone}), weekly mail on Mondays, and only when there is news.";
export const changeZone = "Change your time zone";

export const onSite = "Show it here, on the bell";
export const byMail = "By mail";
export const atOnce = "At once, if I haven't seen it after 10 minutes";
export const promptly = "At once";
export const daily = "Once a day";
export const weekly = "Once a week";
export const never = "Never";
export const alwaysOn = "Always on, here and by mail: it is how you learn that someone has changed how you log in.";
export const notSaved = (kind: string) => `“${kind}” was not saved and is as it was before.`;

export const mutedGroups = "Groups you have muted";
export const unmute = "Unmute";

export const seeNotifications = "See your notifications";

export const stopMails = "Stop these mails";
export const kindStopped = (kind: string) =>
  `Done. You get no more mails about “${kind}”. You still see them on the site.`;
export const groupMuted = "Done. You get no more notifications about this group, by mail or on the site.";
export const digestsStopped = "Done. You get no more daily and weekly mails. You still see everything on the site.";
export const chooseMails = "Choose which mails you get";
