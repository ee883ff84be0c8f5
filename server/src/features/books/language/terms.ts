import { isStopWord } from "./stopWords";
import { type Word, wordOf } from "./stem";
import { tokenizeSentences } from "./tokens";

/** Two stems side by side count as one term of their own: "stock market" is more than stock and market. */
export const phraseOf = (first: string, second: string): string => `${first} ${second}`;

/** The telling words of a text, sentence by sentence, stop words left out. */
export function wordsBySentence(text: string): Word[][] {
  return tokenizeSentences(text)
    .map((words) => words.filter((word) => !isStopWord(word)).map(wordOf))
    .filter((words) => words.length > 0);
}

/** The telling words of a text in order. */
export function wordsIn(text: string): Word[] {
  return wordsBySentence(text).flat();
}

const negations = new Set(["without", "no", "not", "non", "against", "anti"]);

/** A word of a goal or of a thesaurus phrase; `key` distinguishes "meat" from "without meat". */
export interface SpokenWord extends Word {
  key: string;
  /** What somebody wants to do without. Other negations may be the subject: "against fraud", "no energy". */
  isUnwanted: boolean;
}

/** The telling words of a goal, each with what a negation before it makes of it. */
export function spokenWords(words: readonly string[]): SpokenWord[] {
  return words.flatMap((surface, index) => {
    if (isStopWord(surface)) return [];
    const previous = words
      .slice(Math.max(0, index - 2), index)
      .filter((word) => !isStopWord(word) || isNegation(word))
      .at(-1);
    const { stem } = wordOf(surface);
    const key = previous !== undefined && isNegation(previous) ? `no ${stem}` : stem;
    return [{ surface, stem, key, isUnwanted: previous === "without" }];
  });
}

const isNegation = (word: string) => negations.has(word);
