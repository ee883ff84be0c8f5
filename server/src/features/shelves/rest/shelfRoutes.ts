import { notFound } from "../../../errors";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { routesOf } from "../../../platform/rest/route";
import {
  done,
  errors,
  id,
  listOf,
  meaning,
  message,
  named,
  objectOf,
  oneOf,
  orNull,
  text,
  timestamp,
  whole,
} from "../../../platform/rest/schema";
import type { Book } from "../../books/Book";
import { Shelf } from "../choices";
import { shelves as limits } from "../limits";
import { shelfMessages } from "../messages";
import { RestRating, RestShelf } from "../shelfInputs";
import { listShelved } from "../shelfLists";
import { shelfActions } from "../shelfPolicy";
import { rateBook, shelveBook, unshelveBook } from "../shelfService";

const day = (description: string) => ({ ...text(description, "2028-10-02"), format: "date" });

const ShelvedBook = named(
  "ShelvedBook",
  objectOf({
    book: objectOf({
      _id: id("The book's id."),
      title: text("As on the cover.", "Keys to Drawing"),
      authors: text("Names with `;` between them.", "Bert Dodson"),
    }),
    shelf: oneOf(Object.values(Shelf), "Which shelf."),
    rating: orNull(whole("1 to 5; `null`: none.")),
    date: timestamp("Since when it is on this shelf."),
    page: orNull(whole("Up to which page I have read it; `null`: not said, or in percent.")),
    percent: orNull(whole("How much I have read, 0 to 100; `null`: not said, or as a page.")),
    pages: orNull(whole("How many pages my copy has; `null`: as many as the book.")),
    startedOn: orNull(day("The first day.")),
    finishedOn: orNull(day("The last day, of a book that I have read.")),
  }),
);

const params = { id: { description: "The book's id.", malformed: () => notFound(shelfMessages.noBook()) } };
const refusals = { 404: message("`There is no book with this id.`"), 409: message("The shelves are full.") };
const present = ({ id: _id, title, authors }: Book) => ({ _id, title, authors: authors.join(";") });
/** Required, also as null: a rating that is left out is not taken back. */
const ratingForm = {
  schema: {
    ...{ type: ["integer", "null"], minimum: limits.rating.min, maximum: limits.rating.max },
    description: "1 to 5; `null` takes the rating back.",
  },
  read: (value: unknown) => value,
};
const api = routesOf("Shelves");

export const shelfRoutes = [
  api.get("/shelves", shelfActions.list, "My books", {
    operationId: "getShelvedBooks",
    description: "The books that the viewer wants to read, is reading or has read.",
    isPaged: true,
    query: cursorPage(),
    answers: { 200: meaning("Those shelved last before the others.", listOf(ShelvedBook)) },
    async handle({ ctx, query, linkNext }) {
      const page = await listShelved(ctx, null, query);
      linkNext(nextPage("/api/shelves", page, query));
      const books = await Promise.all(page.nodes.map(({ bookId }) => ctx.loaders.anyBook.load(bookId)));
      return page.nodes.flatMap(({ shelf, rating, createdAt, page, percent, pages, startedOn, finishedOn }, index) => {
        const book = books[index];
        const read = { page, percent, pages, startedOn, finishedOn };
        return book ? [{ book: present(book), shelf, rating, date: createdAt.toISOString(), ...read }] : [];
      });
    },
  }),
  api.put("/shelves/:id", shelfActions.change, "Put a book on a shelf", {
    operationId: "shelveBook",
    description: "It leaves the shelf that it was on.",
    params,
    body: bodyOf(RestShelf, { shelf: "`WANT`, `READING` or `DONE`." }, { example: { shelf: "WANT" } }),
    answers: {
      200: done("Book shelved", ", also when it was there."),
      400: errors("`shelf` is not valid."),
      ...refusals,
    },
    async handle({ ctx, params: { id: bookId }, body }) {
      await shelveBook(ctx, { bookId, ...body });
      return { msg: "Book shelved" };
    },
  }),
  api.put("/shelves/:id/rating", shelfActions.change, "Rate a book", {
    operationId: "rateBook",
    description: "A book that was on no shelf goes to those that the viewer has read.",
    params,
    body: bodyOf(RestRating, { rating: ratingForm }, { example: { rating: 5 } }),
    answers: { 200: done("Book rated"), 400: errors("`rating` is not 1 to 5."), ...refusals },
    async handle({ ctx, params: { id: bookId }, body }) {
      await rateBook(ctx, { bookId, ...body });
      return { msg: "Book rated" };
    },
  }),
  api.delete("/shelves/:id", shelfActions.change, "Take a book off my shelves", {
    operationId: "unshelveBook",
    description: "Its rating goes with it.",
    params,
    answers: { 200: done("Book taken off", ", also when it was on no shelf."), 404: refusals[404] },
    async handle({ ctx, params: { id: bookId } }) {
      await unshelveBook(ctx, { bookId });
      return { msg: "Book taken off" };
    },
  }),
];
