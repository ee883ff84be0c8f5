import { stemmer } from "@orama/stemmers/english";
import { listedWord, ruledSpelling } from "./spelling";

/** A word of a text that says what it is about. */
export interface Word {
  /** As it stands in the text, folded. */
  readonly surface: string;
  readonly stem: string;
}

const remembered = new Map<string, Word>();
const rememberedWords = 200_000;

/** The stem of a folded word, the same for the catalogue and for a goal; words of other languages pass through alike. */
export const stem = (word: string): string => wordOf(word).stem;

/** A folded word with its stem, the same object for all texts: words that are stored take little memory. */
export function wordOf(surface: string): Word {
  const known = remembered.get(surface);
  if (known !== undefined) return known;
  if (remembered.size >= rememberedWords) remembered.clear();
  const found = { surface, stem: stemOf(surface) };
  remembered.set(surface, found);
  return found;
}

const stemOf = (word: string): string =>
  listedWord(word) ?? listedWord(ruledSpelling(word)) ?? stemmer(ruledSpelling(word));
