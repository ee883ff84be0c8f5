import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { isEverydayWord, isFaintWord } from "../goal/goalPhrases";
import { stem } from "../language/stem";
import { phraseOf, spokenWords, wordsIn } from "../language/terms";
import { tokenize } from "../language/tokens";

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
  keys: string[];
  /** Of several words, stop words included. */
  isPhrase: boolean;
  /**
   * All its words, if it has but one telling word and needs the others: "coming out" is not "coming". Otherwise null, and the
   * telling words may stand anywhere in the goal.
   */
  inRow: string[] | null;
  /** Said in a picture ("night sky"): the words of the phrase themselves count little. */
  isFigurative: boolean;
  related: RelatedTerm[];
}

const partWeight = 0.25;
const pairWeight = 0.6;

/** What the words of a goal stand for: the entries of thesaurus.txt, ready for look-up. */
export class Thesaurus {
  /** Every two-word term of any entry: the index keeps these wherever they stand. */
  readonly phrases = new Set<string>();
  /** Changes with the file: an index built with another one is out of date. */
  readonly version: string;
  /** Every word of any phrase as it is written, to repair misspelt ones to. */
  readonly words = new Set<string>();
  private readonly byFirstKey = new Map<string, Entry[]>();
  private readonly stems = new Set<string>();

  constructor(text: string) {
    this.version = createHash("sha256").update(text).digest("hex").slice(0, 16);
    for (const entry of parseThesaurus(text)) this.add(entry);
  }

  /** Whether any entry speaks of this word: such a word is spelled right, whatever the catalogue has. */
  knows(stem: string): boolean {
    return this.stems.has(stem);
  }

  /** The entries that these sentences have all words of, the longest phrases first. */
  entriesFor(sentences: readonly (readonly string[])[]): Entry[] {
    const present = new Set(sentences.flatMap(spokenWords).map(({ key }) => key));
    const stems = sentences.map((words) => words.map(stem));
    return [...present]
      .flatMap((key) => this.byFirstKey.get(key) ?? [])
      .filter(({ keys }) => keys.every((key) => present.has(key)))
      .filter(({ inRow }) => inRow === null || stems.some((words) => hasInRow(words, inRow)))
      .sort((first, second) => second.keys.length - first.keys.length);
  }

  private add(entry: Entry): void {
    const [first] = entry.keys;
    if (first === undefined) return;
    this.byFirstKey.set(first, [...(this.byFirstKey.get(first) ?? []), entry]);
    const words = wordsIn(entry.phrase);
    words.forEach((word) => this.stems.add(word.stem));
    words.forEach((word) => this.words.add(word.surface));
    for (const phrase of [...pairsIn(words.map((word) => word.stem)), ...entry.related.map(({ term }) => term)]) {
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
    return phrases.split("|").map((phrase) => {
      const words = tokenize(phrase);
      const keys = [...new Set(spokenWords(words).map((word) => word.key))];
      const isPhrase = words.length > 1;
      const inRow = isPhrase && keys.length === 1 && !isNegated(keys) ? words.map(stem) : null;
      return { phrase: phrase.trim(), keys, isPhrase, inRow, isFigurative: arrow === "~", related };
    });
  });
}

/** The key has the other word: "without meat". */
const isNegated = ([key]: readonly string[]): boolean => key?.startsWith("no ") ?? false;

/** Whether the words stand there in this order, with one other word between two of them at most. */
function hasInRow(words: readonly string[], row: readonly string[]): boolean {
  return words.some((_, start) => {
    let place = start - 1;
    return row.every((word, index) => {
      const next = words.slice(place + 1, place + (index === 0 ? 2 : 3)).indexOf(word);
      place += next + 1;
      return next >= 0;
    });
  });
}

/** A term of several words counts whole by its pairs, and a little by each of its words. */
function parseTerm(written: string): RelatedTerm[] {
  const [label = "", weightText] = written.split("^");
  const weight = weightText === undefined ? 0.7 : Number(weightText);
  const words = wordsIn(label);
  const stems = words.map((word) => word.stem);
  if (stems.length === 1) return stems.map((term) => ({ term, label, weight }));
  const pairs = pairsIn(stems).map((term) => ({
    term,
    label,
    weight: stems.length > 2 ? weight * pairWeight : weight,
  }));
  const parts = words.filter(({ surface }) => !isFaintWord(surface) && !isEverydayWord(surface));
  return [...pairs, ...parts.map((word) => ({ term: word.stem, label, weight: weight * partWeight }))];
}

function pairsIn(stems: readonly string[]): string[] {
  return stems.slice(1).map((second, index) => phraseOf(stems[index] ?? "", second));
}

export function loadThesaurus(): Thesaurus {
  return new Thesaurus(readFileSync(path.join(__dirname, "thesaurus.txt"), "utf8"));
}
