import { isStopWord } from "./stopWords";
import { stem } from "./stem";
import { tokenizeSentences } from "./tokens";

/** A word of a text that says what it is about. */
export interface Word {
  /** As it stands in the text, folded. */
  surface: string;
  stem: string;
}

/** Two stems side by side count as one term of their own: "stock market" is more than stock and market. */
export const phraseOf = (first: string, second: string): string => `${first} ${second}`;

/** The telling words of a text, sentence by sentence, stop words left out. */
export function wordsBySentence(text: string): Word[][] {
  return tokenizeSentences(text)
    .map((words) => words.filter((word) => !isStopWord(word)).map((surface) => ({ surface, stem: stem(surface) })))
    .filter((words) => words.length > 0);
}

/** The telling words of a text in order. */
export function wordsIn(text: string): Word[] {
  return wordsBySentence(text).flat();
}
