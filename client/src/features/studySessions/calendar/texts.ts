export const calendar = "Add to my calendar";
export const calendarText =
  "With this link, your calendar app always shows the sessions you're going to. Keep it to yourself: anyone who has it can read them.";
export const calendarOff =
  "Make a private link and add it to your calendar app. The app updates by itself when a session changes.";
export const calendarMissing = "The link didn't load";
export const loadingCalendar = "Loading the link";
export const makeLink = "Make my link";
export const link = "Link";
export const copy = "Copy link";
export const copied = "The link is copied.";
export const openCalendar = "Open in a calendar app";
export const renewLink = "Make a new link";
export const renewed = "There is a new link. The old one doesn't work any more.";
export const endLink = "Turn off the link";
export const linkEnded = "The link doesn't work any more.";
