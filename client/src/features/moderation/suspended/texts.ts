export const title = "Your account is suspended";
export const until = (moment: string) => `Your suspension ends on ${moment}.`;
export const openly = "Our moderators decide when it ends.";
export const meanwhile = "Until then you can't log in, and nobody sees you. What you wrote stays, without your name.";
export const theySay = "The moderators say";
export const backToLogin = "Back to login";

export const decisions = "Decisions about you";
export const oneAppeal = "You can appeal once against each of them.";

export const dataTitle = "Your data";
export const dataHint = "Get a copy of everything we store about you. Once a day, as a ZIP file.";
export const askForCopy = "Ask for a copy";
export const beingMade = "We are putting your copy together. This takes a moment.";
export const copyOf = (moment: string) => `Copy of ${moment}`;
export const thereUntil = (kilobytes: string, moment: string) => `${kilobytes} kB, there until ${moment}`;
export const couldNotMake = "This copy could not be made. Ask for another one.";
export const download = "Download";
export const copiesMissing = "Your copies didn't load";
