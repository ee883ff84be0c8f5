import { registerEnumType } from "type-graphql";

export enum SearchKind {
  PEOPLE = "PEOPLE",
  GROUPS = "GROUPS",
  SESSIONS = "SESSIONS",
  BOOKS = "BOOKS",
}

registerEnumType(SearchKind, {
  name: "SearchKind",
  description: "What is searched.",
  valuesConfig: {
    PEOPLE: { description: "Members, by name, skills, what they want to learn, place, company and school." },
    GROUPS: { description: "Groups, by title, tags and first message. For guests by title alone." },
    SESSIONS: { description: "Sessions that are to come, by title and goal. Members only." },
    BOOKS: { description: "Books of the catalogue, by title, author, ISBN and subject." },
  },
});

export const searchKinds: readonly SearchKind[] = Object.values(SearchKind);

/** By what the index and the migration know them: never change one. */
export const kindNumbers: Readonly<Record<SearchKind, number>> = { PEOPLE: 1, GROUPS: 2, SESSIONS: 3, BOOKS: 4 };
