import { type Route, type Scene } from "./rights";

const post = ({ post }: Scene) => ({ id: post });
const gone = { owner: "NOT_FOUND", other: "NOT_FOUND" };

/** Study rooms: here the room of the owner's open group. */
export const roomRoutes: readonly Route[] = [
  { name: "GET /rooms/commons", action: "room.read" },
  { name: "GET /rooms/{id}", action: "room.read", params: post },
  { name: "GET /rooms/{id}/people", action: "room.read", params: post },
  { name: "PUT /rooms/{id}/seat", action: "room.enter", params: post, body: { goal: "Chapter 3" } },
  { name: "POST /rooms/{id}/seat", action: "room.enter", params: post, body: {} },
  { name: "DELETE /rooms/{id}/seat", action: "room.enter", params: post },
  {
    name: "POST /rooms/{id}/timer",
    action: "room.time",
    params: post,
    body: {},
    answers: { owner: "CONFLICT", other: "CONFLICT" }, // They have not entered it.
  },
  { name: "DELETE /rooms/{id}/timer", action: "room.time", params: post },
  { name: "GET /focuses/open", action: "room.read", answers: gone },
  { name: "PUT /focuses/{id}", action: "room.finish", params: post, body: { result: "DONE" }, answers: gone },
  { name: "GET /studying-now", action: "home.read" },
  { name: "GET /study-week", action: "home.read" },
];
