import type { Shelf } from "../../../generated/shelfHooks";
import { formatCount } from "../../../shared/formatCount";

export const shelfNames: Record<Shelf, string> = { WANT: "Want to read", READING: "Reading", DONE: "Read" };
export const yourBooks = "Your books";
export const yourBooksLead = "The books you want to read, the one on your desk, and those you have finished.";
export const shelvesOf = "Your shelves";
export const shelf = "Shelf";
export const takeOff = "Take it off";
export const since = (day: string) => `Since ${day}`;
export const booksHere = (count: number) => (count === 1 ? "1 book" : `${formatCount(count)} books`);
export const parts = "Parts of the shelf";
export const toBeginning = "To the beginning";
export const moreBooks = "More books";
export const loadingShelf = "Loading your books";
export const shelfMissing = "Your books didn't load";
export const emptyShelves: Record<Shelf, string> = {
  READING: "You are reading none of our books at the moment.",
  WANT: "There is nothing here yet that you want to read.",
  DONE: "Books that you have finished will stand here.",
};
export const nothingHere = "This shelf is empty";
export const findBooks = "Find a book";
export const whoSees = "Who sees which books I read?";
export const seeShelves = "See all your books";
export const yourShelf = "Your shelf";
export const yourRating = "Your rating";
export const noRating = "No rating";
export const stars = (count: number) => (count === 1 ? "1 star" : `${count} stars`);
export const shelfHint =
  "Your buddies see which books you are reading or have read. They don't see what you want to read.";
export const toPage = "See the book's page";

export const share = "Share";
export const shareTitle = "Share with a group";
export const group = "Group";
export const whatToSay = "What would you like to say?";
export const shareWithGroup = "Share the book";
export const shared = "Book Shared";
export const sharedBefore =
  "You shared this book with this group before, so what you wrote now was not posted. You can add it as a comment in the group.";
export const moreGroups = "More groups";
export const noGroups = "You are in no group yet. Join one, and you can share books with it.";
export const findGroup = "Find a group";
export const groupsMissing = "Your groups didn't load";
export const lookingForGroups = "Looking for your groups";

export const readers = "Buddies who read it";
export const nobodyReads = "None of your buddies has read it yet.";
export const isReading = "reading it now";
export const hasRead = "has read it";
export const gave = (rating: number) => `gave it ${rating} of 5`;
export const groups = "Groups that speak of it";
export const noneSpeaks = "No group has shared it yet.";
export const members = (count: number) => (count === 1 ? "1 member" : `${count} members`);
export const lookingForBook = "Looking for the book";
export const toBooks = "Find another book";
