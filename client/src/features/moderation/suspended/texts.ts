export const title = "Your account is suspended";
export const until = (moment: string) => `Your suspension ends on ${moment}.`;
export const openly = "Our moderators will decide when it ends.";
export const meanwhile =
  "Until then, you can't log in and nobody can see you. What you wrote stays, without your name.";
export const theySay = "The moderators say";
export const backToLogin = "Back to login";

export const decisions = "Decisions about you";
export const oneAppeal = "You can appeal once against each of them.";

export const dataTitle = "Your data";
export const dataHint = "Get a copy of everything we store about you, as a ZIP file. You can ask once a day.";
export const askForCopy = "Ask for a copy";
export const beingMade = "We're preparing your copy. This takes a moment.";
export const copyOf = (moment: string) => `Copy of ${moment}`;
export const thereUntil = (kilobytes: string, moment: string) => `${kilobytes} kB, available until ${moment}`;
export const couldNotMake = "We couldn't make this copy. Please ask for another one.";
export const download = "Download";
export const copiesMissing = "Your copies didn't load";
