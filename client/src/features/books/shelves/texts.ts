import type { Shelf } from "../../../generated/shelfHooks";
import { countOf, formatCount } from "../../../ui/formatCount";
import { isolate } from "../../../ui/isolate";

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
export const stars = (count: number) => countOf(count, "star", "stars");
export const takeRatingBack = "Remove rating";
export const moreFor = (title: string) => `More for ${isolate(title)}`;
export const moveTo = { WANT: "Move to Want to read", READING: "Move to Reading", DONE: "Move to Read" } as const;
export const startReading = "Start reading";
export const finishReading = "I've read it";
export const takeOffTitle = "Remove this book?";
export const losesNotes = (count: number) => `${countOf(count, "note", "notes")} about it will be deleted, too.`;
export const losesBook = "You added this book yourself, so it will be gone.";
export const takeOffConfirm = "Remove";
export const shelfHint =
  "Your buddies see which books you're reading or have read. They don't see what you want to read.";
export const progress = "Progress";
export const percentRead = (percent: number) => `${percent}%`;
export const pageOf = (page: number, last: number) => `Page ${formatCount(page)} of ${formatCount(last)}`;
export const notStarted = "No progress yet";
export const update = "Update";
export const whereAreYou = "How far are you?";
export const onlyYou = "Only you see this.";
export const measure = "Measured in";
export const inPages = "Pages";
export const inPercent = "Percent";
export const pageField = "Page";
export const pagesField = "Pages in your copy";
export const percentField = "Percent read";
export const startedOn = "Started on";
export const finishedOn = "Finished on";
export const save = "Save";
export const editDates = "Dates and progress";
export const readFrom = (from: string, to: string) => `Read ${from} to ${to}`;
export const startedAt = (day: string) => `Started ${day}`;
export const finishedAt = (day: string) => `Finished ${day}`;
export const yourReading = "Your reading";
export const yourNotes = "Your notes";
export const notesLead = "Notes to yourself. Nobody else sees them.";
export const noteCount = (count: number) => countOf(count, "note", "notes");
export const newNote = "New note";
export const addNote = "Add note";
export const editNote = "Edit note";
export const saveNote = "Save note";
export const cancel = "Cancel";
export const deleteNote = "Delete note";
export const deleteNoteTitle = "Delete this note?";
export const deleteNoteText = "You can't undo this.";
export const notesMissing = "Your notes didn't load";
export const loadingNotes = "Loading your notes";
export const moreNotes = "More notes";
export const noteOf = (day: string) => `Note of ${day}`;
export const edited = "edited";

export const addBook = "Add a book";
export const addBookLead =
  "For a book that we don't have. Only you will see it, until our moderators add it for everyone.";
export const titleField = "Title";
export const authorField = "Author";
export const authorHint = 'Several authors with ";" between them.';
export const isbnField = "ISBN";
export const isbnHint = "Optional. 10 or 13 characters, on the back of the book.";
export const pageCountField = "Pages";
export const optional = "Optional.";
export const whichShelf = "Shelf";
export const weHaveIt = "We have this book";
export const youHaveIt = "You've added this book before";
export const openBook = "Open the book";
export const addedBook = "Book Added";
export const ownBook = {
  WAITING: "Only you see this book. Our moderators will look at it.",
  DECLINED: "Only you see this book.",
} as const;

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
