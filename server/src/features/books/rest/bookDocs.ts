import { text as textLimits } from "../../../platform/limits/limits";
import { describeRoute, errors, filled, listOf, objectOf, objectWith, text } from "../../../platform/rest/describe";

const maybeText = (description: string) => text(description, { type: ["string", "null"] });
const maybeNumber = (description: string) => ({ type: ["number", "null"], description });

const book = objectOf({
  title: text("As on the cover."),
  subtitle: maybeText("`null` when it has none."),
  isbn10: maybeText("Ten characters."),
  isbn13: maybeText("Thirteen digits."),
  categories: text('Subjects with `;` between them; `""` when unknown.'),
  thumbnail: maybeText("The address of a small cover."),
  description: text("What the book is about."),
  num_pages: maybeNumber("Pages of this edition."),
  average_rating: maybeNumber("From 0 to 5."),
  published_year: maybeNumber("The year of this edition."),
  authors: text('Names with `;` between them; `""` when unknown.'),
  reason: text("Why the book is here, in one sentence that is true of the book."),
  isCloseMatch: {
    type: "boolean",
    description: "`false`: nothing in the catalogue is closer to the goal, and this book is only among the nearest.",
  },
});

export const bookDocs = {
  recommend: describeRoute({
    tag: "Books",
    summary: "Books for a learning goal",
    description: "Open to anyone. With a token, the interest in the member's profile counts too.",
    knowsMembers: true,
    body: objectWith(["query"], {
      query: filled(textLimits.goal, `What to learn, in any words and language: 1 to ${textLimits.goal} characters.`),
      userInterests: {
        description:
          "What else the person is interested in, by number from 1 to 7: a number, text or a list of either. Anything " +
          "else counts as left out; then the interest of the token's profile counts.",
        examples: [5, "1, 5", [1, 5]],
      },
    }),
    example: { query: "I want to learn to paint portraits", userInterests: [5] },
    success: objectOf({ data: objectOf({ Get: objectOf({ Book: listOf(book) }) }) }),
    successDescription: "At most 20 books, best first.",
    refusals: { 400: errors("`Please let us know what you'd like to learn!`: the query is blank or no text.") },
  }),
};
