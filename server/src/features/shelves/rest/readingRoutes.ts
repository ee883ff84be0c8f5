import { notFound } from "../../../errors";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { routesOf } from "../../../platform/rest/route";
import {
  done,
  errors,
  flag,
  id,
  listOf,
  meaning,
  message,
  named,
  objectOf,
  orNull,
  text,
  timestamp,
  whole,
} from "../../../platform/rest/schema";
import { addBook } from "../additions/addBook";
import { AddBookInput } from "../additions/additionInputs";
import { shelves as limits } from "../limits";
import { shelfMessages } from "../messages";
import { NewReadingNote, ReadingNoteText } from "../notes/noteInputs";
import { addReadingNote, deleteReadingNote, editReadingNote, listNotesAbout } from "../notes/noteService";
import type { ReadingNote as NoteRow } from "../notes/ReadingNote";
import { RestDates, RestProgress } from "../progress/progressInputs";
import { setReadingDates, setReadingProgress } from "../progress/readingProgress";
import { shelfActions } from "../shelfPolicy";

const Note = named(
  "ReadingNote",
  objectOf({
    _id: id("The note's id."),
    text: text("Plain text with line breaks.", "Chapter 3 explains it best."),
    date: timestamp("When it was written."),
    editedAt: orNull(timestamp("When it was last changed; `null`: never.")),
  }),
);

const Added = named(
  "AddedBook",
  objectOf({
    book: objectOf({
      _id: id("The book's id."),
      title: text("As on the cover.", "Keys to Drawing"),
      authors: text("Names with `;` between them.", "Bert Dodson"),
      num_pages: orNull(whole("How many pages it has.")),
      isInCatalogue: flag("Whether everyone finds it; `false`: I added it."),
    }),
    isKnown: flag("Whether nothing was added: the catalogue has this ISBN, or I have added the book before."),
  }),
);

const book = { id: { description: "The book's id.", malformed: () => notFound(shelfMessages.noBook()) } };
const note = { id: { description: "The note's id.", malformed: () => notFound(shelfMessages.noNote()) } };
const noBook = message("`There is no book with this id.`");
const noNote = message("There is no note of mine with this id.");
const wholeOrNull = (description: string, min: number, max: number) => ({
  schema: { type: ["integer", "null"], minimum: min, maximum: max, description },
  read: (value: unknown) => value,
});
const dayOrNull = (description: string) => ({
  schema: { type: ["string", "null"], format: "date", description },
  read: (value: unknown) => value,
});
const noteText = { text: `Plain text, 1 to ${limits.notes.text} characters.` };
const example = { text: "Chapter 3 explains it best." };
const presentNote = ({ id: _id, text, createdAt, editedAt }: NoteRow) => ({
  ...{ _id, text, date: createdAt.toISOString(), editedAt: editedAt?.toISOString() ?? null },
});

const api = routesOf("Shelves");

export const readingRoutes = [
  api.put("/shelves/:id/progress", shelfActions.change, "How far I have read a book", {
    operationId: "setReadingProgress",
    description: "A page or a percentage, of a book that I am reading. Nobody else sees it.",
    statuses: { CONFLICT: 409 },
    params: book,
    body: bodyOf(
      RestProgress,
      {
        page: wholeOrNull("Up to which page; `null`: no page. It replaces a percentage.", 0, limits.pages.max),
        percent: wholeOrNull("0 to 100; `null`: no percentage. It replaces a page.", 0, 100),
        pages: wholeOrNull("How many pages my copy has; `null`: as many as the book.", 1, limits.pages.max),
      },
      { example: { page: 42, pages: 224 }, isPartial: true },
    ),
    answers: {
      200: done("Progress saved"),
      400: errors("A number is out of range, or the book has fewer pages."),
      404: noBook,
      409: message("I am not reading this book."),
    },
    async handle({ ctx, params: { id: bookId }, body }) {
      await setReadingProgress(ctx, { bookId, ...body });
      return { msg: "Progress saved" };
    },
  }),
  api.put("/shelves/:id/dates", shelfActions.change, "When I read a book", {
    operationId: "setReadingDates",
    description: "Moving the book between shelves sets both days; this corrects them.",
    statuses: { CONFLICT: 409 },
    params: book,
    body: bodyOf(
      RestDates,
      {
        startedOn: dayOrNull("The first day; `null`: not known."),
        finishedOn: dayOrNull("The last day, of a book that I have read; `null`: not known."),
      },
      { example: { startedOn: "2026-01-05" }, isPartial: true },
    ),
    answers: {
      200: done("Dates saved"),
      400: errors("A day does not exist, is in the future, or the last one is before the first."),
      404: noBook,
      409: message("I am not reading this book and have not read it."),
    },
    async handle({ ctx, params: { id: bookId }, body }) {
      await setReadingDates(ctx, { bookId, ...body });
      return { msg: "Dates saved" };
    },
  }),
  api.get("/shelves/:id/notes", shelfActions.list, "My notes about a book", {
    operationId: "getReadingNotes",
    description: "Nobody else sees them.",
    isPaged: true,
    params: book,
    query: cursorPage(),
    answers: {
      200: meaning("The newest first; none where the book is on no shelf of mine.", listOf(Note)),
      404: noBook,
    },
    async handle({ ctx, params: { id: bookId }, query, linkNext }) {
      const page = await listNotesAbout(ctx, bookId, query);
      linkNext(nextPage(`/api/shelves/${bookId}/notes`, page, query));
      return page.nodes.map(presentNote);
    },
  }),
  api.post("/shelves/:id/notes", shelfActions.change, "Note something about a book", {
    operationId: "addReadingNote",
    description: `For a book on one of my shelves, ${limits.notes.ofBook} notes at most.`,
    statuses: { CONFLICT: 409 },
    params: book,
    body: bodyOf(NewReadingNote, noteText, { example }),
    answers: {
      200: meaning("The note.", Note),
      400: errors("The text is empty or too long."),
      404: noBook,
      409: errors("The book is on no shelf, or there is no room for more notes."),
    },
    handle: async ({ ctx, params: { id: bookId }, body }) =>
      presentNote(await addReadingNote(ctx, { bookId, ...body })),
  }),
  api.put("/reading-notes/:id", shelfActions.change, "Change a note about a book", {
    operationId: "editReadingNote",
    description: "Only the member who wrote it sees it.",
    params: note,
    body: bodyOf(ReadingNoteText, noteText, { example }),
    answers: { 200: meaning("The note.", Note), 400: errors("The text is empty or too long."), 404: noNote },
    handle: async ({ ctx, params: { id }, body }) => presentNote(await editReadingNote(ctx, { id, ...body })),
  }),
  api.delete("/reading-notes/:id", shelfActions.change, "Delete a note about a book", {
    operationId: "deleteReadingNote",
    description: "For good.",
    params: note,
    answers: { 200: done("Note deleted"), 404: noNote },
    async handle({ ctx, params: { id } }) {
      await deleteReadingNote(ctx, id);
      return { msg: "Note deleted" };
    },
  }),
  api.post("/books", shelfActions.change, "Add a book that the catalogue does not have", {
    operationId: "addBook",
    description:
      "Puts it on a shelf of mine. Only I see it, until moderators take it over; taking it off the shelf removes it. With an ISBN of " +
      "the catalogue, gives that book and adds nothing.",
    statuses: { CONFLICT: 409 },
    body: bodyOf(
      AddBookInput,
      {
        title: `As on the cover, 1 to ${limits.title} characters.`,
        author: `1 to ${limits.author} characters: several names with ";" between them.`,
        isbn: "Ten or thirteen characters, also with hyphens; may be left out.",
        pageCount: `How many pages it has, ${limits.pages.min} to ${limits.pages.max}; may be left out.`,
        shelf: "`WANT` when left out, `READING` or `DONE`.",
      },
      { example: { title: "Keys to Drawing", author: "Bert Dodson", shelf: "READING" } },
    ),
    answers: {
      200: meaning("The book.", Added),
      400: errors("A field is wrong; an ISBN has a wrong digit."),
      409: message("There are too many books that I added, or my shelves are full."),
    },
    async handle({ ctx, body }) {
      const { book, isKnown } = await addBook(ctx, body);
      const { id: _id, title, authors, pageCount: num_pages, addition } = book;
      return { book: { _id, title, authors: authors.join(";"), num_pages, isInCatalogue: !addition }, isKnown };
    },
  }),
];
