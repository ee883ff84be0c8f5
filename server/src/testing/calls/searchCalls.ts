import type { User } from "../../features/accounts/users/User";
import type { TestApp } from "../app/harness";
import { restCall } from "./restCall";

interface Found {
  field: string;
  start: number;
  length: number;
}

export interface SearchAnswer {
  people: { user: { id: string; name: string }; profile: { id: string } | null; highlights: Found[] }[];
  groups: { id: string; name: string; group: { id: string } | null; highlights: Found[] }[];
  sessions: { occurrence: { id: string; session: { title: string } }; highlights: Found[] }[];
  books: { book: { id: string; title: string }; highlights: Found[] }[];
  closest: string | null;
}

const document = `query ($query: String!, $kinds: [SearchKind!], $first: Int! = 5, $skip: Int! = 0) {
  search(query: $query, kinds: $kinds, first: $first, skip: $skip) {
    people { user { id name } profile { id } highlights { field start length } }
    groups { id name group { id } highlights { field start length } }
    sessions { occurrence { id session { title } } highlights { field start length } }
    books { book { id title } highlights { field start length } } closest } }`;

/** What tests look for, over both edges. */
export function searchCalls(testApp: () => TestApp) {
  const rest = restCall(testApp);
  const ask = (query: string, as?: User | null, choice: object = {}) =>
    testApp().graphql(document, { query, ...choice }, as ? { as } : {});
  const search = async (query: string, as?: User | null, choice: object = {}): Promise<SearchAnswer> =>
    (await ask(query, as, choice)).data.search;
  return {
    ask,
    search,
    rest,

    /** The ids of what is found by name, over both edges, which find the same. */
    async idsOf(query: string, as: User | null): Promise<string[]> {
      const found = await search(query, as, { first: 20 });
      const ids = [
        ...found.people.map(({ user }) => user.id),
        ...found.groups.map(({ id }) => id),
        ...found.sessions.map(({ occurrence }) => occurrence.id),
        ...found.books.map(({ book }) => book.id),
      ];
      const { body } = await rest(`GET /api/search?q=${encodeURIComponent(query)}&limit=20`, as ? { as } : {});
      type Listed = { user: { _id: string }; date: { _id: string }; _id: string };
      const overRest = [
        ...body.people.map(({ user }: Listed) => user._id),
        ...body.groups.map(({ _id }: Listed) => _id),
        ...body.sessions.map(({ date }: Listed) => date._id),
        ...body.books.map(({ _id }: Listed) => _id),
      ];
      expect(overRest).toEqual(ids);
      expect(body.closest).toBe(found.closest);
      return ids;
    },
  };
}
