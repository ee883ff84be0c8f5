import { badInput } from "../../../errors";
import { type Interest, interests } from "../../profiles/interest";
import { goal } from "../limits";
import { toWhole } from "../../../platform/rest/range";
import { type Part, routesOf } from "../../../platform/rest/route";
import { errors, flag, id, listOf, meaning, number, objectOf, orNull, text } from "../../../platform/rest/schema";
import { bookActions } from "../bookPolicy";
import { checkGoal, listBestBooks } from "../bookService";
import { bookMessages } from "../messages";
import { presentBook } from "./presentBook";

const Book = objectOf({
  title: text("As on the cover.", "Keys to Drawing"),
  subtitle: orNull(text("`null` when it has none.")),
  isbn10: orNull(text("Ten characters.", "0891341889")),
  isbn13: orNull(text("Thirteen digits.", "9780891341888")),
  categories: text('Subjects with `;` between them; `""` when unknown.', "Art;Drawing"),
  thumbnail: orNull(text("The address of a small cover.")),
  description: text("What the book is about.", "Vectors, matrices and what they are good for."),
  num_pages: orNull(number("Pages of this edition.")),
  average_rating: orNull(number("From 0 to 5.")),
  published_year: orNull(number("The year of this edition.")),
  authors: text('Names with `;` between them; `""` when unknown.', "Bert Dodson"),
  reason: text(
    "Why the book is here, in one sentence that is true of the book.",
    "Its description names linear algebra.",
  ),
  isCloseMatch: flag(
    "`false`: nothing in the catalogue is closer to the goal, and this book is only among the nearest.",
  ),
  _id: id("The book's id, for shelves."),
});

/** A goal, and what else the person is interested in; null when they name nothing. */
const search: Part<{ goal: string; interests: Interest[] | null }> = {
  schema: {
    type: "object",
    required: ["query"],
    properties: {
      query: {
        ...text(
          `What to learn, in any words: English, or subjects in Spanish, Arabic or Japanese. 1 to ${goal} characters.`,
        ),
        minLength: 1,
        maxLength: goal,
        pattern: "\\S",
      },
      userInterests: {
        description:
          "What else the person is interested in, by number from 1 to 7: a number, text or a list of either. Anything " +
          "else counts as left out; then the interest of the token's profile counts.",
        examples: [5, "1, 5", [1, 5]],
      },
    },
  },
  example: { query: "I want to learn to paint portraits", userInterests: [5] },
  read({ query, userInterests }) {
    if (typeof query !== "string") throw badInput({ field: "query", message: bookMessages.blankGoal() });
    checkGoal(query, "query");
    return { goal: query, interests: readUserInterests(userInterests) };
  },
};

/** Clients send nothing, a number, text or a list of either: numbers count, all else is left aside. null: none given. */
function readUserInterests(value: unknown): Interest[] | null {
  const parts = [value].flat(2).flatMap((part) => (typeof part === "string" ? part.split(/[\s,;]+/) : [part]));
  const known = parts
    .map(toWhole)
    .filter((number): number is Interest => number !== null && interests.includes(number));
  return known.length > 0 ? [...new Set(known)] : null;
}

const api = routesOf("Books");

export const bookRoutes = [
  api.post("/recommendations", bookActions.recommend, "Books for a learning goal", {
    operationId: "recommendBooks",
    description: "Open to anyone. With a token, the interest in the member's profile counts too.",
    onlyReads: true,
    knowsMembers: true,
    body: search,
    answers: {
      200: meaning(
        "At most 20 books, best first.",
        objectOf({ data: objectOf({ Get: objectOf({ Book: listOf(Book) }) }) }),
      ),
      400: errors("`Please let us know what you'd like to learn!`: the query is blank or no text."),
    },
    async handle({ ctx, body }) {
      const books = await listBestBooks(ctx, body);
      return { data: { Get: { Book: books.map(presentBook) } } };
    },
  }),
];
