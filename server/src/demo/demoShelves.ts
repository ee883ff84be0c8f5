import { Shelf } from "../features/shelves/choices";

interface DemoShelved {
  by: string;
  title: string;
  shelf: Shelf;
  rating: number | null;
  daysAgo: number;
}

const { WANT, READING, DONE } = Shelf;

/** What the demo account and its buddies do with bundled books, by their keys. */
export const demoShelves: readonly DemoShelved[] = [
  { by: "demo", title: "Eloquent JavaScript", shelf: READING, rating: null, daysAgo: 6 },
  { by: "demo", title: "Head First HTML with CSS & XHTML", shelf: READING, rating: 4, daysAgo: 20 },
  { by: "demo", title: "You Don't Know JS: Scope & Closures", shelf: WANT, rating: null, daysAgo: 2 },
  { by: "demo", title: "Learning SQL", shelf: WANT, rating: null, daysAgo: 9 },
  { by: "demo", title: "Pro Git", shelf: WANT, rating: null, daysAgo: 31 },
  { by: "demo", title: "HTML and CSS", shelf: DONE, rating: 5, daysAgo: 48 },
  { by: "demo", title: "Automate the Boring Stuff with Python", shelf: DONE, rating: 4, daysAgo: 90 },
  { by: "layla", title: "Eloquent JavaScript", shelf: DONE, rating: 5, daysAgo: 120 },
  { by: "petr", title: "Eloquent JavaScript", shelf: READING, rating: null, daysAgo: 11 },
  { by: "tugce", title: "HTML and CSS", shelf: DONE, rating: 4, daysAgo: 200 },
  { by: "petr", title: "Pro Git", shelf: DONE, rating: 3, daysAgo: 75 },
];

/** Replies that came with the card of a book: who wrote which one, by how it begins. */
export const demoCards = [
  { post: "borrow-checker", by: "oleksii", says: "For anyone joining late", title: "The Rust Programming Language" },
  { post: "reservation-form", by: "jonas", says: "If you get stuck", title: "Learning PHP, MySQL & JavaScript" },
] as const;
