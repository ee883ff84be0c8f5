import { nameOf } from "../../groups/group/groupName";
import { SearchKind } from "../kinds";
import { index as limits } from "../limits";
import { wordsOf } from "../words/split";

/** The words of a thing, each between spaces, as `SearchThing` has them. */
export interface ThingWords {
  id: string;
  main: string;
  rest: string;
}

type Texts = readonly (string | null)[] | null;

interface PersonSource {
  id: string;
  name: string;
  skills: Texts;
  learning: Texts;
  location: string | null;
  company: string | null;
  companies: Texts;
  schools: Texts;
}

interface GroupSource {
  id: string;
  title: string | null;
  tags: string[];
  text: string;
}

interface SessionSource {
  id: string;
  title: string;
  goal: string | null;
}

interface BookSource {
  id: string;
  title: string;
  subtitle: string | null;
  authors: string[];
  categories: string[];
  isbn10: string | null;
  isbn13: string | null;
}

const joined = (texts: Texts) => (texts ?? []).join("\n");

/** The words of the main field, and of each of the others, the most telling first. */
const fieldsOf = {
  PEOPLE: ({ name, skills, learning, location, company, companies, schools }: PersonSource) => [
    name,
    joined([joined(skills), joined(learning)]),
    location,
    joined([company, joined(companies), joined(schools)]),
  ],
  GROUPS: ({ title, tags, text }: GroupSource) => [nameOf({ title, text }), joined(tags), text],
  SESSIONS: ({ title, goal }: SessionSource) => [title, goal],
  BOOKS: ({ title, subtitle, authors, categories, isbn10, isbn13 }: BookSource) => [
    joined([title, subtitle]),
    joined(authors),
    joined([isbn13, isbn10]),
    joined(categories),
  ],
} as Readonly<Record<SearchKind, (source: { id: string }) => (string | null)[]>>;

export function toWords(kind: SearchKind, source: { id: string }): ThingWords {
  const [main = null, ...others] = fieldsOf[kind](source);
  let left: number = limits.restWords;
  const fields = others.map((field) => {
    const words = wordsOf(field ?? "", left);
    left -= words.length;
    return spaced(words);
  });
  return { id: source.id, main: spaced(wordsOf(main ?? "", limits.mainWords)), rest: fields.join("|") };
}

/** So that ` word` finds its beginnings, and ` word ` itself. */
const spaced = (words: readonly string[]) => ` ${words.join(" ")} `;

/** The words in what `spaced` made, also of several fields. */
export const wordsIn = (text: string): string[] => text.split(/[ |]+/).filter(Boolean);
