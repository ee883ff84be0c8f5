import { search as limits } from "../limits";
import { Highlight } from "../SearchResults";
import { foldWithPlaces } from "../words/fold";
import { split } from "../words/split";
import type { QueryWord } from "./rank";

export interface Field {
  name: string;
  text: string | null | undefined;
}

/** The fields of a list, as `skills.0`. */
export const fieldsOfList = (name: string, texts: readonly string[]): Field[] =>
  texts.map((text, place) => ({ name: `${name}.${place}`, text }));

/** Where the words stand in these fields: positions in each field's own text, in UTF-16. The first fields first. */
export function highlightsOf(fields: readonly Field[], words: readonly QueryWord[]): Highlight[] {
  const found: Highlight[] = [];
  for (const { name, text } of fields) {
    if (text) found.push(...highlightsIn(name, text, words));
    if (found.length >= limits.highlights) break;
  }
  return found.slice(0, limits.highlights);
}

function highlightsIn(field: string, text: string, words: readonly QueryWord[]): Highlight[] {
  const folded = foldWithPlaces(text);
  const ranges: [from: number, to: number][] = [];
  for (const { word, start, end } of split(folded.text, { forIndex: true })) {
    const length = lengthIn(word, end - start, words);
    if (length > 0) ranges.push([folded.starts[start] ?? 0, folded.ends[start + length - 1] ?? 0]);
  }
  return joined(ranges).map(([start, to]) => Object.assign(new Highlight(), { field, start, length: to - start }));
}

/** In their order, with those in one that touch: pairs of characters overlap. */
function joined(ranges: readonly [number, number][]): [number, number][] {
  const found: [number, number][] = [];
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = found.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/** How much of a word of the text was looked for: its beginning, or all of it; 0: nothing. */
function lengthIn(word: string, whole: number, words: readonly QueryWord[]): number {
  let length = 0;
  for (const { word: typed, isWhole, like } of words) {
    if (word === typed || like.some((one) => one.word === word)) return whole;
    if (!isWhole && word.startsWith(typed)) length = Math.max(length, Math.min(typed.length, whole));
  }
  return length;
}
