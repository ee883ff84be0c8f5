import { isStopWord } from "../language/stopWords";
import { tokenize } from "../language/tokens";

const written = /(?:(?<=^|\s)\.)?[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#.]*(?<![.'’])/gu;

/** Found words as the text itself writes them, with its accents and what stands between them: "state of the art". */
export function inOriginalSpelling(text: string, words: string): string {
  const small = text.toLowerCase();
  // A few letters change their number of characters in lower case; then positions in the two texts differ.
  const place = small.length === text.length ? placeOf(words, small) : -1;
  return place >= 0 ? text.slice(place, place + words.length) : findFolded(text, words);
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** Where these words (at least one) stand in a text, with no letter or digit right before or after them; -1 if they do not. */
function placeOf(words: string, text: string): number {
  for (let place = text.indexOf(words); place >= 0; place = text.indexOf(words, place + 1)) {
    const around = (text[place - 1] ?? "") + (text[place + words.length] ?? "");
    if (!wordCharacter.test(around)) return place;
  }
  return -1;
}

/** For words with other letters than the text: accents, hyphens, stop words between them. */
function findFolded(text: string, words: string): string {
  const wanted = words.split(" ");
  const tokens = [...text.matchAll(written)].map((match) => ({
    word: tokenize(match[0]).join(" "),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const telling = tokens.filter(({ word }) => !isStopWord(word));
  for (const [index, first] of telling.entries()) {
    const last = telling[index + wanted.length - 1];
    const run = telling.slice(index, index + wanted.length).map(({ word }) => word);
    if (last && run.join(" ") === words) return text.slice(first.start, last.end);
  }
  return words;
}

/** Headings write every word large; a word that the description writes small, in the singular or the plural, is no name. */
export function inSentence(heading: string, description: string): string {
  return heading.replace(/\p{Lu}[\p{Ll}\p{M}]+/gu, (word) => {
    const small = word.toLowerCase();
    const one = small.replace(/(?<=[\p{L}\p{M}]{3})s$/u, "").replace(/ie$/u, "y");
    const forms = [small, one, `${one}s`, one.replace(/y$/u, "ies")];
    return forms.some((form) => placeOf(form, description) >= 0) ? small : word;
  });
}
