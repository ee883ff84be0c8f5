import { isolate } from "../../ui/isolate";

export const ask = "Ask to be buddies";
/** Follows `ask` for screen readers. */
export const withName = (name: string) => ` with ${isolate(name)}`;
export const requested = "Requested";
export const answer = "Answer";
export const buddies = "Buddies";
export const studyTogether = "Study together";
export const seenThisWeek = "Active this week";

export const askTitle = (name: string) => `Ask ${isolate(name)} to be buddies`;
export const message = "Message";
export const messageHint = "Optional. What would you like to learn together?";
export const sendRequest = "Send request";
export const requestSent = (name: string) => `Your request to ${isolate(name)} is on its way.`;
export const nowBuddies = (name: string) => `You and ${isolate(name)} are buddies now.`;

export const cancelTitle = "Withdraw this request?";
export const cancelText = (name: string) => `${isolate(name)} won't see it any more. You can ask again later.`;
export const cancelRequest = "Withdraw request";

export const pageTitle = "Your buddies";
export const didNotLoad = "Your buddies didn't load";
export const loading = "Loading your buddies";
export const received = "Waiting for your answer";
export const sent = "Requests you sent";
export const accept = "Accept";
export const decline = "Decline";
export const actionsFor = (name: string) => `More actions for ${isolate(name)}`;
export const remove = "Remove";
export const more = "Show more";
export const nobodyYet = "No buddies yet";
export const findSome = "Ask someone who learns what you learn. When they accept, you'll find them here.";
export const meetBuddies = "Meet buddies";

export const removeTitle = (name: string) => `Remove ${isolate(name)} from your buddies?`;
export const removeText = "They won't be notified. Either of you can ask again.";
export const removeBuddy = "Remove buddy";

export const privacy = "Who can ask you";
export const whoMayAsk = "Who can send you buddy requests?";
export const everyoneMayAsk = "Every member";
export const groupsMayAsk = "People in my groups";
export const groupsMayAskHint = "You must both have been in the same group for a day.";
export const nobodyMayAsk = "Nobody";

export const block = "Block";
export const blockTitle = (name: string) => `Block ${isolate(name)}?`;
export const blockText =
  "You won't see each other any more, and you'll stop being buddies. They won't be notified. You can unblock them on your buddies page.";
export const blocked = (name: string) => `${isolate(name)} is blocked.`;
export const blockedList = "Blocked";
export const unblock = "Unblock";
export const unblocked = (name: string) => `${isolate(name)} is unblocked.`;

export const suggestions = "You could study with";
export const suggestionsMissing = "The suggestions didn't load";
export const loadingSuggestions = "Loading suggestions";
export const bothStudy = (interest: string) => `You both study ${interest}`;
export const groupsInCommon = (count: number) =>
  count === 1 ? "You're in the same group" : `You're in ${count} groups together`;
export const bothKnow = "You both know {skill}";
export const skillsInCommon = (count: number) => `${count} skills in common: {skills}` as const;
export const knowsWhatYouLearn = "Knows {known}, which you want to learn";
export const learnsWhatYouKnow = "Wants to learn {learned}, which you know";
export const complements = "Knows {known}, which you want to learn, and wants to learn {learned}, which you know";
export const andMore = ", …";
export const notNow = "Not now";
export const notShown = "We won't suggest {name} any more.";
export const undo = "Undo";
export const noneNow = "We have nobody new to suggest right now.";
export const seeEveryone = "See everyone";
export const addProfile = "Tell us what you learn and what you know, and we'll suggest people who fit.";
export const createProfile = "Create your profile";
export const editProfile = "Edit your profile";
export const bothFree = (duration: string) => `You're both free for ${duration} a week`;
export const addHours = "Say when you're usually free, and we can find people who are free at the same time.";
export const addZone = "Add your time zone, and we can find people with a day like yours.";
export const addSkills = "Add some skills, and we can find people who share them.";
