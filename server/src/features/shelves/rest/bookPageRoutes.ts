import { isUUID } from "class-validator";
import { notFound } from "../../../errors";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { shortList } from "../../../platform/rest/range";
import { routesOf } from "../../../platform/rest/route";
import { errors, listOf, meaning, message, named, objectOf, oneOf, orNull, whole } from "../../../platform/rest/schema";
import { Member } from "../../accounts/rest/accountTypes";
import { presentMember } from "../../accounts/rest/presentAccount";
import { withoutHidden } from "../../blocks/visibility";
import { bookActions } from "../../books/bookPolicy";
import { listSimilarBooks } from "../../books/bookService";
import { neighboursPerBook } from "../../books/index/indexStatements";
import { bookFields, BookType } from "../../books/rest/bookTypes";
import { presentWholeBook } from "../../books/rest/presentBook";
import { postMessages } from "../../groups/discussion/messages";
import { posts } from "../../groups/limits";
import { Comment } from "../../groups/rest/postTypes";
import { presentOwnComment } from "../../groups/rest/presentPost";
import { Shelf } from "../choices";
import { shelves as limits } from "../limits";
import { shelfMessages } from "../messages";
import { shareBook } from "../shareBook";
import { RestShare } from "../shelfInputs";
import { findShelved, listReaders } from "../shelfLists";
import { shelfActions } from "../shelfPolicy";
import { getBook } from "../shelfService";

const api = routesOf("Books");

const usual = 6;
const rating = orNull(whole("1 to 5; `null`: none."));

const BookPage = named(
  "BookPage",
  objectOf({
    ...bookFields,
    shelf: orNull(oneOf(Object.values(Shelf), "On which shelf of the viewer's it is; `null`: on none.")),
    rating,
  }),
);

const Reader = named(
  "BookReader",
  objectOf({ user: Member, shelf: oneOf([Shelf.READING, Shelf.DONE], "What they do with it."), rating }),
);

const params = { id: { description: "The book's id.", malformed: () => notFound(shelfMessages.noBook()) } };
const noBook = message("`There is no book with this id.`");

/** One book, and what members do with it. */
export const bookPageRoutes = [
  api.get("/books/:id", bookActions.read, "One book", {
    operationId: "getBook",
    description: "Of the catalogue, or one that the viewer added.",
    knowsMembers: true,
    params,
    answers: { 200: meaning("The book, with the viewer's shelf and rating.", BookPage), 404: noBook },
    async handle({ ctx, params: { id } }) {
      const book = await getBook(ctx, id);
      const shelved = await findShelved(ctx, book);
      return { ...presentWholeBook(ctx, book), shelf: shelved?.shelf ?? null, rating: shelved?.rating ?? null };
    },
  }),
  api.get("/books/:id/similar", bookActions.read, "Books like this one", {
    operationId: "getSimilarBooks",
    description: "Of the same kind.",
    knowsMembers: true,
    params,
    query: shortList({ usual, longest: neighboursPerBook }),
    answers: { 200: meaning("The nearest first.", listOf(BookType)), 404: noBook },
    async handle({ ctx, params: { id }, query: first }) {
      const similar = await listSimilarBooks(ctx, await getBook(ctx, id), first);
      return similar.map((book) => presentWholeBook(ctx, book));
    },
  }),
  api.get("/books/:id/readers", bookActions.read, "Who of my buddies reads a book", {
    operationId: "getBookReaders",
    description: "Those who are reading it or have read it, and show that; none for a guest.",
    knowsMembers: true,
    params,
    query: shortList({ usual, longest: limits.readers }),
    answers: { 200: meaning("Those of late before the others.", listOf(Reader)), 404: noBook },
    async handle({ ctx, params: { id }, query: first }) {
      const readers = await listReaders(ctx, await getBook(ctx, id), first);
      const seen = await withoutHidden(ctx, readers, ({ userId }) => userId);
      return Promise.all(
        seen.map(async ({ userId, user, shelf, rating }) => ({
          user: await presentMember(ctx, userId, user),
          ...{ shelf: shelf === Shelf.DONE ? shelf : Shelf.READING, rating },
        })),
      );
    },
  }),
  api.post("/books/:id/share", shelfActions.share, "Share a book with a group", {
    operationId: "shareBook",
    description:
      "Writes a comment with the card of the book. Sharing a book with a group twice gives the first comment. Only books of " +
      "the catalogue can be shared.",
    statuses: { CONFLICT: 409 },
    params,
    body: bodyOf(
      RestShare,
      {
        groupId: "The group's id, which is that of its post.",
        text: `What to say about it: plain text, 1 to ${posts.text} characters.`,
      },
      { example: { groupId: "0197f0a0-0000-7000-8000-000000000000", text: "Start with chapter two." } },
    ),
    answers: {
      200: meaning("The comment.", Comment),
      400: errors("The text is empty or too long, or there is no group in the body."),
      403: message("The viewer is not in the discussion of the group."),
      404: message("`There is no book with this id.` or `Post not found`: there is no such group."),
      409: errors("It is no book of the catalogue, or the `Idempotency-Key` was used for another request."),
    },
    async handle({ ctx, params: { id: bookId }, body }) {
      if (!isUUID(body.groupId)) throw notFound(postMessages.notFound());
      return presentOwnComment(ctx, await shareBook(ctx, { ...body, bookId }));
    },
  }),
];
