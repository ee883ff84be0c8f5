import type { KnownWord } from "./vocabulary";

/** A thing that was found, with its words as `SearchThing` has them. */
export interface Match {
  id: string;
  main: string;
  rest: string;
  /** Of a session: its next date, and whether it is another member's own. */
  dateId?: string;
  isOthers?: boolean;
}

/** A word of a query, with the words of the index that begin with it, and those that may be meant by it. */
export interface QueryWord {
  word: string;
  /** Found as it is, not as a beginning. */
  isWhole: boolean;
  known: readonly KnownWord[];
  like: readonly KnownWord[];
}

/** What a word is worth: as it was typed, as a beginning, and spelled in another way. */
const worth = { main: { same: 10, begins: 7, like: 6 }, rest: { same: 5, begins: 3, like: 2 } };
/** For the name or title that is, or begins with, what was typed, and for its first word. */
const bonus = { same: 10, begins: 6, firstWord: 1 };
/** Each further field counts less, and so does each letter of a long title. */
const lessByField = 0.5;
const lessByLetter = 0.005;

/** The best first; equal ones stay in their order. */
export function inOrder(matches: readonly Match[], words: readonly QueryWord[]): Match[] {
  const typed = ` ${words.map(({ word }) => word).join(" ")}`;
  const scored = matches.map((match) => ({ match, score: scoreOf(match, words, typed) }));
  return scored.toSorted((a, b) => b.score - a.score).map(({ match }) => match);
}

function scoreOf({ main, rest }: Match, words: readonly QueryWord[], typed: string): number {
  const fields = rest.split("|");
  const sum = words.reduce((total, word) => {
    const inMain = worthOf(main, word, worth.main) + (main.startsWith(` ${word.word}`) ? bonus.firstWord : 0);
    const inRest = fields.map((field, place) => worthOf(field, word, worth.rest) - lessByField * place);
    return total + Math.max(inMain, ...inRest);
  }, 0);
  const beginning = main === `${typed} ` ? bonus.same : main.startsWith(typed) ? bonus.begins : 0;
  return sum + beginning - lessByLetter * main.length;
}

function worthOf(field: string, { word, like }: QueryWord, { same, begins, like: likely }: typeof worth.main): number {
  if (field.includes(` ${word} `)) return same;
  if (field.includes(` ${word}`)) return begins;
  return like.some((one) => field.includes(` ${one.word} `)) ? likely : 0;
}
