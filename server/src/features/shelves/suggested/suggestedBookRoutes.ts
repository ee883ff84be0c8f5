import { shortList } from "../../../platform/rest/range";
import { routesOf } from "../../../platform/rest/route";
import { id, listOf, meaning, named, objectOf, text } from "../../../platform/rest/schema";
import { suggestedBooks as limits } from "../limits";
import { shelfActions } from "../shelfPolicy";
import { listSuggestedBooks } from "./suggestedBooks";

const Suggested = named(
  "SuggestedBook",
  objectOf({
    _id: id("The book's id."),
    title: text("As on the cover.", "Spanish For Dummies"),
    authors: text("Names with `;` between them.", "Susana Wald"),
    topic: text("What the viewer wants to learn, as they wrote it.", "Spanish"),
    reason: text(
      "Why it is suggested, in one sentence that is true of the book.",
      "Its description names linear algebra.",
    ),
  }),
);

export const suggestedBookRoutes = [
  routesOf("Shelves").get("/suggestions/books", shelfActions.list, "Books for what I learn", {
    operationId: "getSuggestedBooks",
    description: "For each topic in turn, the best first; none that is on the viewer's shelves.",
    query: shortList({ usual: limits.shown, longest: limits.most }),
    answers: { 200: meaning("The books.", listOf(Suggested)) },
    async handle({ ctx, query: first }) {
      return (await listSuggestedBooks(ctx, first)).map(({ book, topic, reason }) => {
        const { id: _id, title, authors } = book;
        return { _id, title, authors: authors.join(";"), topic, reason };
      });
    },
  }),
];
