import { declareMessages } from "../../messages";

export const readingMessages = declareMessages("reading", {
  hasPlan: "The group reads a book already. End its plan first.",
  noBook: "There is no book with this id.",
  bookRequired: "The book is required",
  noPlan: "This group reads no book together.",
  weeksNeeded: "Say what to read in the first week",
  weekRequired: "Every week needs something to read",
});
