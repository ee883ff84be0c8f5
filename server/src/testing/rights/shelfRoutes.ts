import { type Route, same, type Scene } from "./rights";

const post = ({ post }: Scene) => ({ id: post });
const gone = { owner: "NOT_FOUND", other: "NOT_FOUND" };

/** Books, and what members do with them. */
export const shelfRoutes: readonly Route[] = [
  { name: "GET /shelves", action: "shelf.list" },
  { name: "PUT /shelves/{id}", action: "shelf.change", params: post, body: { shelf: "WANT" }, answers: gone },
  { name: "PUT /shelves/{id}/rating", action: "shelf.change", params: post, body: { rating: 5 }, answers: gone },
  { name: "DELETE /shelves/{id}", action: "shelf.change", params: post, answers: gone },
  { name: "PUT /shelves/{id}/progress", action: "shelf.change", params: post, body: { percent: 5 }, answers: gone },
  {
    name: "PUT /shelves/{id}/dates",
    action: "shelf.change",
    params: post,
    body: { startedOn: "2026-01-05" },
    answers: gone,
  },
  { name: "GET /shelves/{id}/notes", action: "shelf.list", params: post },
  { name: "POST /shelves/{id}/notes", action: "shelf.change", params: post, body: { text: "Hi" }, answers: gone },
  { name: "PUT /reading-notes/{id}", action: "shelf.change", params: post, body: { text: "Hi" }, answers: gone },
  { name: "DELETE /reading-notes/{id}", action: "shelf.change", params: post, answers: gone },
  { name: "GET /me/shelf-visibility", action: "shelf.list" },
  { name: "PUT /me/shelf-visibility", action: "shelf.change", body: { visibility: "NOBODY" } },
  { name: "GET /books/{id}", action: "book.read", params: post, answers: same("NOT_FOUND") },
  { name: "GET /books/{id}/similar", action: "book.read", params: post, answers: same("NOT_FOUND") },
  { name: "GET /books/{id}/readers", action: "book.read", params: post, answers: same("NOT_FOUND") },
  {
    name: "POST /books/{id}/share",
    action: "shelf.share",
    params: post,
    body: ({ post }) => ({ groupId: post, text: "Hi" }),
    answers: gone,
  },
  { name: "POST /books", action: "shelf.change", body: { title: "Zines", author: "Ada" } },
];
