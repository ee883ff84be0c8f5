import { stem } from "../language/stem";
import { fold } from "../language/tokens";
import type { Thesaurus } from "../thesaurus/Thesaurus";
import type { Vocabulary } from "./Vocabulary";

/** Two words with one hyphen between them. */
const hyphenated = /(?<![\p{L}\p{N}-])(\p{L}+)[-‐](\p{L}+)(?![\p{L}\p{N}-])/gu;

/** The goal, folded, with "book-keeping" as "bookkeeping": where the catalogue or the thesaurus knows the one word. */
export function joinHyphens(goal: string, vocabulary: Vocabulary, thesaurus: Thesaurus): string {
  return fold(goal).replace(hyphenated, (written, first: string, second: string) =>
    isKnown(first + second, vocabulary, thesaurus) ? first + second : written,
  );
}

/** "My 9-year-old" is a child. */
const yearsOld = /(?<!\d)(\d{1,2})[-‐ ]years?[-‐ ]olds?\b/gu;

/** The goal with a word for people of an age; adults need none. */
export function readAges(goal: string): string {
  return goal.replace(yearsOld, (_, years: string) =>
    Number(years) < 13 ? "child" : Number(years) < 20 ? "teenager" : "",
  );
}

/** Only words that neither the catalogue nor the thesaurus knows are taken for misspelt. */
export function repair(surface: string, vocabulary: Vocabulary, thesaurus: Thesaurus): string | null {
  return isKnown(surface, vocabulary, thesaurus) ? null : vocabulary.nearestWord(surface);
}

const isKnown = (word: string, vocabulary: Vocabulary, thesaurus: Thesaurus): boolean =>
  vocabulary.has(stem(word)) || thesaurus.knows(stem(word));
