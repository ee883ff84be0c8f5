export const title = "Privacy";
export const lead = "Who sees you, and what we store about you.";
export const didNotLoad = "Your privacy settings didn't load";

export const profileTitle = "Your profile";
export const membersOnly = "Only members can see my profile";
export const everyoneSees = "Everyone can see it, even without an account.";
export const membersSee = "People who aren't logged in can't find you here. Members see you as before.";
export const noProfile = "You have no profile yet, so there is nothing to see.";
export const createProfile = "Create Profile";
export const seeProfile = "See it as a guest";

export const contact = "Buddies";
export const contactHint = "Who can ask you to be buddies, and the people you blocked.";
export const toBuddies = "Go to your buddies";

export const studyTitle = "Your study time";
export const showStudyTime = "Show my study time on my profile";
export const studyTimeShown =
  "People who see your profile see your minutes of the last four weeks, your streak, and how many goals you finished. They don't see what you studied, or with whom.";
export const studyTimeHidden = "Only you see how much you study.";

export const booksTitle = "Your books";
export const buddiesSeeBooks = "My buddies can see which books I read";
export const booksShown =
  "They see what you're reading and what you've read, with your rating. What you want to read stays private.";
export const booksHidden = "Nobody else sees what is on your shelves.";
export const toBooks = "Go to your books";

export const dataTitle = "Your data";
export const dataHint =
  "Get a copy of everything we store about you, as a ZIP file: your profile, what you wrote, your pictures, your settings. You can ask once a day.";
export const askForCopy = "Ask for a copy";
export const copyAsked = "We're preparing your copy. We'll notify you when it's ready.";
export const copies = "Copies of your data";
export const copyOf = (moment: string) => `Copy of ${moment}`;
export const beingMade = "Preparing…";
export const couldNotMake = "We couldn't make this copy. Please ask for another one.";
export const tooLarge = "This copy would be larger than 100 MB. Please write to the people who run this site.";
export const readyUntil = (size: string, moment: string) => `${size}, available until ${moment}`;
export const download = "Download";
export const kilobytes = (count: string) => `${count} kB`;
export const shared = "Visitors share this demo account, so its data can't be copied.";
