import { BookPage } from "../pages/book/BookPage";
import { fakeService, says } from "./fakeService";
import { viewer } from "./moderation";
import { renderPage } from "./renderPage";

/** What an entry on a shelf says where nobody has written how far they are. */
export const unread = {
  ...{ page: null, percent: null, pages: null, percentRead: null, startedOn: null, finishedOn: null },
  noteCount: 0,
};

export const shelved = (shelf: string | null, rating: number | null = null) => ({
  __typename: "Book",
  id: "b1",
  viewerShelved: shelf && { __typename: "ShelvedBook", id: "s1", shelf, rating, ...unread },
});

export const book = (over: object = {}) => ({
  ...shelved(null),
  title: "Stars for Beginners",
  subtitle: null,
  authors: ["Ines Prado"],
  description: "Where to look, and when.",
  categories: ["Astronomy"],
  publishedYear: 2001,
  pageCount: 120,
  cover: null,
  isInCatalogue: true,
  addition: null,
  similar: [],
  readers: [],
  groups: [],
  ...over,
});

export const group = {
  __typename: "Group",
  id: "g1",
  name: "Looking up together",
  memberCount: 3,
};

export const myGroups = (nodes: object[], endCursor: string | null = null) => ({
  __typename: "GroupConnection",
  nodes,
  pageInfo: { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null },
});

/** The page of one book, for a member or a guest. */
export function openPage(answers: Parameters<typeof fakeService>[0], isMember = true) {
  if (isMember) localStorage.setItem("token", "t1");
  else localStorage.removeItem("token");
  const service = fakeService({ Me: () => says({ me: viewer(false) }), ...answers });
  const routes = [{ path: "/books/:bookId", element: <BookPage /> }];
  return { ...service, ...renderPage(routes, { link: service.link, path: "/books/b1" }) };
}

/** The form comes with its own code. */
export const whenLoaded = { timeout: 15_000 };

afterEach(() => localStorage.removeItem("token"));
