import { stemmer } from "@orama/stemmers/english";
import { listedWord, ruledSpelling } from "./spelling";

const remembered = new Map<string, string>();
const rememberedWords = 200_000;

/** The stem of a folded word, the same for the catalogue and for a goal; words of other languages pass through alike. */
export function stem(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= rememberedWords) remembered.clear();
  const found = listedWord(word) ?? listedWord(ruledSpelling(word)) ?? stemmer(ruledSpelling(word));
  remembered.set(word, found);
  return found;
}
