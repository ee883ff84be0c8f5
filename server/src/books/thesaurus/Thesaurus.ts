import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { phraseOf, wordsIn } from "../language/terms";

/** A term that stands for an entry's phrase, by what part of its own weight. */
export interface RelatedTerm {
  term: string;
  /** As the librarian wrote it. */
  label: string;
  weight: number;
}

export interface Entry {
  /** As the librarian wrote it. */
  phrase: string;
  stems: string[];
  /** Said in a picture ("night sky"): the words of the phrase themselves count little. */
  isFigurative: boolean;
  related: RelatedTerm[];
}

const partWeight = 0.3;

/** What the words of a goal stand for: the entries of thesaurus.txt, ready for look-up. */
export class Thesaurus {
  /** Every two-word term of any entry: the index keeps these wherever they stand. */
  readonly phrases = new Set<string>();
  /** Changes with the file: an index built with another one is out of date. */
  readonly version: string;
  /** Every word of any phrase as it is written, to repair misspelt ones to. */
  readonly words = new Set<string>();
  private readonly byFirstStem = new Map<string, Entry[]>();
  private readonly stems = new Set<string>();

  constructor(text: string) {
    this.version = createHash("sha256").update(text).digest("hex").slice(0, 16);
    for (const entry of parseThesaurus(text)) this.add(entry);
  }

  /** Whether any entry speaks of this word: such a word is spelled right, whatever the catalogue has. */
  knows(stem: string): boolean {
    return this.stems.has(stem);
  }

  /** The entries whose words all occur among these stems, the longest phrases first. */
  entriesFor(stems: readonly string[]): Entry[] {
    const present = new Set(stems);
    return [...present]
      .flatMap((stem) => this.byFirstStem.get(stem) ?? [])
      .filter((entry) => entry.stems.every((stem) => present.has(stem)))
      .sort((first, second) => second.stems.length - first.stems.length);
  }

  private add(entry: Entry): void {
    const [first] = entry.stems;
    if (first === undefined) return;
    this.byFirstStem.set(first, [...(this.byFirstStem.get(first) ?? []), entry]);
    entry.stems.forEach((stem) => this.stems.add(stem));
    wordsIn(entry.phrase).forEach((word) => this.words.add(word.surface));
    for (const phrase of [...pairsIn(entry.stems), ...entry.related.map(({ term }) => term)]) {
      if (phrase.includes(" ")) this.phrases.add(phrase);
    }
  }
}

/** Lines of `phrase => term, term^weight` or `phrase ~> …`; several phrases for the same terms are parted by `|`. */
export function parseThesaurus(text: string): Entry[] {
  return text.split("\n").flatMap((line) => {
    const [, phrases, arrow, terms] = /^([^#]+?)\s*([=~])>\s*([^#]+)/.exec(line) ?? [];
    if (!phrases || !terms) return [];
    const related = terms.split(",").flatMap((term) => parseTerm(term.trim()));
    return phrases.split("|").map((phrase) => ({
      phrase: phrase.trim(),
      stems: [...new Set(wordsIn(phrase).map((word) => word.stem))],
      isFigurative: arrow === "~",
      related,
    }));
  });
}

/** A term of several words counts whole by its pairs, and a little by each of its words. */
function parseTerm(written: string): RelatedTerm[] {
  const [label = "", weightText] = written.split("^");
  const weight = weightText === undefined ? 0.7 : Number(weightText);
  const stems = wordsIn(label).map((word) => word.stem);
  if (stems.length === 1) return stems.map((term) => ({ term, label, weight }));
  const pairs = pairsIn(stems).map((term) => ({ term, label, weight }));
  return [...pairs, ...stems.map((term) => ({ term, label, weight: weight * partWeight }))];
}

function pairsIn(stems: readonly string[]): string[] {
  return stems.slice(1).map((second, index) => phraseOf(stems[index] ?? "", second));
}

export function loadThesaurus(): Thesaurus {
  return new Thesaurus(readFileSync(path.join(__dirname, "thesaurus.txt"), "utf8"));
}
