import { isolate } from "../../../ui/isolate";

export const forWhatYouLearn = "For what you learn";
export const lookingForBooks = "Looking for books for what you learn";
export const booksMissing = "The books for what you learn didn't load";
export const saySubjects = "Say what you want to learn, and we'll suggest books for it here.";
export const sayWhatYouLearn = "Say what you learn";
export const noneYet = "We have no more books for what you learn yet. Try a goal in your own words above.";
export const forTopic = (topic: string) => `For ${isolate(topic)}`;
