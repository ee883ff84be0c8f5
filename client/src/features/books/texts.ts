import { countOf } from "../../ui/formatCount";
import { isolate } from "../../ui/isolate";

export const learningGoal = "Learning goal";
export const yourGoal = "Your learning goal";
export const goalExample = "I'd like to learn...";
export const sayYourGoal = "Please let us know what you'd like to learn!";
export const getRecommendation = "Get recommendation";
export const favourSubject = "Favour a subject {optional}";
export const optional = "(optional)";

export const whatNext = "What will you learn next?";
export const sayOrChoose = "Say it in your own words, or start with one of these:";
/** Goals to try. */
export const goals = [
  "how to invest as a beginner",
  "speak Spanish on a trip",
  "draw people",
  "write my first program",
  "why the night sky looks like that",
  "sleep and eat better",
];

export const lookingForBooks = "Looking for books";
export const booksMissing = "The books didn't load";
export const booksFound = (count: number) => `${countOf(count, "book", "books")} found`;
export const booksFor = (goal: string) => `Books for “${goal}”`;
export const noExactMatch = "No exact match, but these may help";
export const comeClosest = (goal: string) =>
  `We have no exact match for “${goal}”. These books come closest. We read English, and know many subjects in Spanish, Arabic and Japanese.`;
export const noBooksYet = "No books for that yet";
export const tryOtherWords = (goal: string) => `We have no books for “${goal}” yet. Try other words, or one of these:`;
export const furtherAfield = "Further afield";

export const view = "View";
export const moreLikeThis = "More like this";
export const by = (authors: string) => `by ${isolate(authors)}`;
export const authorUnknown = "Author unknown";
export const book = "Book";
export const bookGone = "This book isn't in our catalogue any more.";
export const bookMissing = "The book didn't load";
export const noDescription = "There is no description of this book yet.";
export const publishedIn = (year: number) => `Published ${year}`;
export const pages = (count: number) => countOf(count, "page", "pages");
export const lookingForSimilar = "Looking for books like this";
export const noneSimilar = "We don't know any books like this one yet.";
