import type { Shelf } from "../../../generated/shelfHooks";
import { countOf } from "../../../shared/formatCount";

export const shelfNames: Record<Shelf, string> = { WANT: "Want to read", READING: "Reading", DONE: "Read" };
export const yourBooks = "Your books";
export const yourBooksLead = "The books you want to read, are reading, and have finished.";
export const shelvesOf = "Your shelves";
export const shelf = "Shelf";
export const takeOff = "Remove from shelf";
export const since = (day: string) => `Since ${day}`;
export const booksHere = (count: number) => countOf(count, "book", "books");
export const parts = "Pages of this shelf";
export const toBeginning = "Back to the start";
export const moreBooks = "More books";
export const loadingShelf = "Loading your books";
export const shelfMissing = "Your books didn't load";
export const emptyShelves: Record<Shelf, string> = {
  READING: "Books you're reading will appear here.",
  WANT: "Books you want to read will appear here.",
  DONE: "Books you've finished will appear here.",
};
export const nothingHere = "This shelf is empty";
export const findBooks = "Find a book";
export const whoSees = "Who sees which books I read?";
export const seeShelves = "See all your books";
export const yourShelf = "Your shelf";
export const yourRating = "Your rating";
export const noRating = "No rating";
export const stars = (count: number) => countOf(count, "star", "stars");
export const shelfHint =
  "Your buddies see which books you're reading or have read. They don't see what you want to read.";
export const toPage = "See the book's page";

export const share = "Share";
export const shareTitle = "Share with a group";
export const group = "Group";
export const whatToSay = "What would you like to say?";
export const shareWithGroup = "Share the book";
export const shared = "Book Shared";
export const sharedBefore =
  "You've already shared this book with this group, so your message wasn't posted. You can add it as a reply in the group.";
export const moreGroups = "More groups";
export const noGroups = "You aren't in a group yet. Join one, and you can share books with it.";
export const findGroup = "Find a group";
export const groupsMissing = "Your groups didn't load";
export const lookingForGroups = "Looking for your groups";

export const readers = "Buddies who read it";
export const nobodyReads = "None of your buddies has read it yet.";
export const isReading = "reading it now";
export const hasRead = "has read it";
export const gave = (rating: number) => `gave it ${rating} of 5`;
export const groups = "Groups that talk about it";
export const noneSpeaks = "No group has shared it yet.";
export const members = (count: number) => countOf(count, "member", "members");
export const lookingForBook = "Looking for the book";
export const toBooks = "Find another book";
