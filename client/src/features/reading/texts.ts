import { countOf } from "../../ui/formatCount";
import { isolate } from "../../ui/isolate";

export const readTogether = "Read a book together";
export const readingTogether = "Reading together";
export const planMissing = "The reading plan didn't load";
export const by = (authors: string) => `by ${isolate(authors)}`;
export const weekOf = (week: number, weeks: number) => `Week ${week} of ${weeks}`;
export const startsOn = (day: string) => `Starts ${day}`;
export const isOver = "All weeks are over";
export const week = (number: number) => `Week ${number}`;
export const thisWeek = "This week";
export const weeks = "Weeks of the plan";
export const allWeeks = (count: number) => `Show all ${count} weeks`;
export const fewerWeeks = "Show fewer weeks";
export const haveRead = (count: number) =>
  count >= 50 ? "50 or more have read it" : `${count} ${count === 1 ? "has" : "have"} read it`;
export const nobodyYet = "Nobody has read it yet";
export const more = "More for the reading plan";
export const change = "Change the plan";
export const end = "End the plan";
export const endTitle = "End this reading plan?";
export const endText = "The plan, and what was ticked off, will be gone for everyone in the group.";

export const planTitle = "Read a book together";
export const changeTitle = "Change the reading plan";
export const planLead = "Members of the group will see the plan and can tick off each week.";
export const book = "Book";
export const bookHint = "One of the books on your shelves. Members of the group will see it.";
export const noBooks = "Put a book on one of your shelves first. Then you can plan to read it with your group.";
export const toShelves = "Go to my books";
export const loadingBooks = "Looking for your books";
export const booksMissing = "Your books didn't load";
export const firstDay = "First day";
export const whatToRead = "What to read each week";
export const weeksHint = "One line for each week, for example “Chapters 1–3”. Up to 52 weeks.";
export const weekCount = (count: number) => countOf(count, "week", "weeks");
export const start = "Start the plan";
export const save = "Save";
