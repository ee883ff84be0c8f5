import { Interest } from "../../profiles/interest";
import { stem } from "../language/stem";

/** What each field of interest is about, in words that books use. */
export const interestTopics: Readonly<Record<Interest, readonly string[]>> = {
  [Interest.CODING]: ["programming", "computer", "software", "computers"],
  [Interest.FINANCE]: ["finance", "investing", "money", "economics"],
  [Interest.LANGUAGE]: ["language", "grammar", "linguistics", "vocabulary"],
  [Interest.CHEMISTRY]: ["chemistry", "science", "molecules"],
  [Interest.ART]: ["art", "drawing", "painting", "design"],
  [Interest.MEDICINE]: ["medicine", "health", "anatomy", "disease"],
  [Interest.PHYSICS]: ["physics", "science", "universe", "mathematics"],
};

/** Whether a term of the index is one of these words. */
export const isTopicOf = (interest: Interest, term: string): boolean =>
  interestTopics[interest].some((topic) => stem(topic) === term);

export const interestNames: Readonly<Record<Interest, string>> = {
  [Interest.CODING]: "Coding",
  [Interest.FINANCE]: "Finance",
  [Interest.LANGUAGE]: "Language",
  [Interest.CHEMISTRY]: "Chemistry",
  [Interest.ART]: "Art",
  [Interest.MEDICINE]: "Medicine",
  [Interest.PHYSICS]: "Physics",
};
