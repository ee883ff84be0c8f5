import type { Word } from "../language/stem";
import { phraseOf, wordsBySentence } from "../language/terms";
import type { Thesaurus } from "../thesaurus/Thesaurus";

/** What a work says about itself, all its editions together. */
export interface WorkText {
  title: string;
  subtitle: string | null;
  authors: readonly string[];
  categories: readonly string[];
  description: string;
}

interface Field {
  weight: number;
  /** How many telling words such a field has on average. */
  usualLength: number;
  /** How much a longer field dilutes each of its words (BM25's b). */
  dilution: number;
}

const fields = {
  title: { weight: 5, usualLength: 3, dilution: 0.5 },
  subtitle: { weight: 3, usualLength: 5, dilution: 0.5 },
  categories: { weight: 3, usualLength: 2, dilution: 0.3 },
  description: { weight: 1, usualLength: 45, dilution: 0.6 },
  authors: { weight: 0.3, usualLength: 2, dilution: 0 },
} as const satisfies Record<string, Field>;

/** How fast another occurrence stops mattering (BM25's k1). */
const saturation = 1.2;

/** A work is found by its most telling terms; the rest of a long description would only fill the index. */
const termsPerWork = 64;

const longestDescription = 4_000;

/** What each term says about the work, between 0 and 2.2: BM25F before the term's rarity comes in. */
export function termImpacts(work: WorkText, thesaurus: Thesaurus): [term: string, impact: number][] {
  const frequencies = new Map<string, number>();
  addField(frequencies, fields.title, wordsBySentence(work.title), () => true);
  addField(frequencies, fields.subtitle, wordsBySentence(work.subtitle ?? ""), () => true);
  addField(frequencies, fields.categories, work.categories.flatMap(wordsBySentence), () => true);
  const sentences = wordsBySentence(work.description.slice(0, longestDescription));
  addField(frequencies, fields.description, sentences, (phrase) => thesaurus.phrases.has(phrase));
  addField(frequencies, fields.authors, work.authors.flatMap(wordsBySentence), () => false);
  return [...frequencies]
    .map(([term, frequency]): [string, number] => [term, ((saturation + 1) * frequency) / (saturation + frequency)])
    .sort((first, second) => second[1] - first[1])
    .slice(0, termsPerWork);
}

function addField(
  frequencies: Map<string, number>,
  field: Field,
  sentences: Word[][],
  keepsPhrase: (phrase: string) => boolean,
): void {
  const words = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const length = Math.max(words, field.usualLength / 3);
  const share = field.weight / (1 - field.dilution + (field.dilution * length) / field.usualLength);
  const add = (term: string) => frequencies.set(term, (frequencies.get(term) ?? 0) + share);
  for (const words of sentences) {
    words.forEach((word, index) => {
      add(word.stem);
      const next = words[index + 1];
      if (next && keepsPhrase(phraseOf(word.stem, next.stem))) add(phraseOf(word.stem, next.stem));
    });
  }
}
