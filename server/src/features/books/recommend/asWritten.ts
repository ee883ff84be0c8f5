import { isStopWord } from "../language/stopWords";
import { tokenize } from "../language/tokens";

const written = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#.]*(?<![.'’])/gu;

/** Found words as the text itself writes them, with its accents and what stands between them: "state of the art". */
export function asWritten(text: string, words: string): string {
  const plain = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "iu").exec(text);
  return plain ? plain[0] : findFolded(text, words);
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
    const forms = [small, one, `${one}s`, one.replace(/y$/u, "ies")].join("|");
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, "u").test(description) ? small : word;
  });
}
