import type { SearchKind, SearchQuery } from "../../generated/searchHooks";
import { paths } from "../../shared/paths";
import { serviceNow } from "../../shared/service/serviceTime";
import { describeStart } from "../../shared/time/describeTimes";
import * as texts from "./texts";

type Found = NonNullable<SearchQuery["search"]>;
type Highlight = Found["people"][number]["highlights"][number];

/** A text with the places of what was looked for. */
export interface MarkedText {
  text: string;
  marks: readonly { start: number; length: number }[];
}

/** One line of the results. */
export interface Result {
  kind: SearchKind;
  id: string;
  to: string;
  title: MarkedText;
  details: readonly MarkedText[];
  /** Of a person. */
  picture?: { name: string; avatar: string | null | undefined };
}

export const kinds: readonly SearchKind[] = ["PEOPLE", "GROUPS", "SESSIONS", "BOOKS"];

/** How many details of a thing one line has room for. */
const mostDetails = 3;

/** What was found of each kind, in the order in which kinds are shown. */
export const toResults = (found: Found | null | undefined): Record<SearchKind, Result[]> => ({
  PEOPLE: found?.people.map(toPerson) ?? [],
  GROUPS: found?.groups.map(toGroup) ?? [],
  SESSIONS: found?.sessions.map(toSession) ?? [],
  BOOKS: found?.books.map(toBook) ?? [],
});

type Results = Record<SearchKind, readonly Result[]>;

export const countOfAll = (results: Results): number => kinds.reduce((sum, kind) => sum + results[kind].length, 0);

/** How many there are, where at most `first` of each kind were asked for. */
export function describeCount(results: Results, first: number): string {
  const found = texts.resultCount(countOfAll(results));
  return kinds.some((kind) => results[kind].length === first) ? texts.atLeast(found) : found;
}

function toPerson({ user, profile, highlights }: Found["people"][number]): Result {
  const { skills = [], location, company } = profile ?? {};
  const found = (field: string, text: string | null | undefined) => (text ? [marked(text, highlights, field)] : []);
  const all = [
    ...skills.flatMap((skill, place) => found(`skills.${place}`, skill)),
    ...found("location", location),
    ...found("company", company),
  ];
  return {
    ...{ kind: "PEOPLE", id: user.id, to: paths.profile(user.id) },
    title: marked(user.name, highlights, "name"),
    // What was looked for comes first.
    details: all
      .toSorted((one, other) => Number(other.marks.length > 0) - Number(one.marks.length > 0))
      .slice(0, mostDetails),
    picture: { name: user.name, avatar: user.avatar },
  };
}

function toGroup({ id, name, group, highlights }: Found["groups"][number]): Result {
  const tags = group?.tags.map((tag, place) => marked(tag, highlights, `tags.${place}`)) ?? [];
  return {
    ...{ kind: "GROUPS", id, to: paths.post(id), title: marked(name, highlights, "name") },
    details: group ? [plain(texts.memberCount(group.memberCount)), ...tags].slice(0, mostDetails) : [],
  };
}

function toSession({ occurrence: { id, startsAt, session }, highlights }: Found["sessions"][number]): Result {
  return {
    ...{ kind: "SESSIONS", id, to: paths.occurrence(id), title: marked(session.title, highlights, "title") },
    details: [plain(describeStart(startsAt, session.timeZone, serviceNow()))],
  };
}

function toBook({ book, highlights }: Found["books"][number]): Result {
  return {
    ...{ kind: "BOOKS", id: book.id, to: paths.book(book.id), title: marked(book.title, highlights, "title") },
    details: book.authors.map((author, place) => marked(author, highlights, `authors.${place}`)).slice(0, mostDetails),
  };
}

const plain = (text: string): MarkedText => ({ text, marks: [] });

const marked = (text: string, highlights: readonly Highlight[], field: string): MarkedText => ({
  text,
  marks: highlights.filter((one) => one.field === field),
});
