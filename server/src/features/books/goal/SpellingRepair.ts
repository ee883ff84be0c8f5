import { LRUCache } from "lru-cache";
import { editDistance } from "./editDistance";

interface Candidate {
  word: string;
  books: number;
  letters: number;
}

const shortestRepaired = 4;

/** Finds the word of the catalogue that someone meant; built once per vocabulary. */
export class SpellingRepair {
  private readonly byLength = new Map<number, Candidate[]>();
  private readonly remembered = new LRUCache<string, { word: string | null }>({ max: 5_000 });

  constructor(words: Iterable<readonly [word: string, books: number]>) {
    for (const [word, books] of words) {
      if (word.length < shortestRepaired - 1) continue;
      const group = this.byLength.get(word.length) ?? [];
      group.push({ word, books, letters: lettersOf(word) });
      this.byLength.set(word.length, group);
    }
  }

  /** The nearest known word, of equally near ones the most frequent; null when none is near enough. */
  nearest(word: string): string | null {
    if (word.length < shortestRepaired || /\d/.test(word)) return null;
    const known = this.remembered.get(word);
    if (known) return known.word;
    const found = this.search(word);
    this.remembered.set(word, { word: found });
    return found;
  }

  private search(word: string): string | null {
    const limit = word.length >= 7 ? 2 : 1;
    const letters = lettersOf(word);
    let best: { word: string; cost: number } | null = null;
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const candidate of this.byLength.get(length) ?? []) {
        if (bitsIn(letters ^ candidate.letters) > 2 * limit) continue;
        const cost = costOf(word, candidate, limit);
        if (cost < (best?.cost ?? Infinity)) best = { word: candidate.word, cost };
      }
    }
    return best?.word ?? null;
  }
}

/** Few edits first; then the first letter, which people rarely mistype; then how many books have the word. */
function costOf(word: string, candidate: Candidate, limit: number): number {
  const distance = editDistance(word, candidate.word, limit);
  if (distance > limit) return Infinity;
  const otherStart = word[0] === candidate.word[0] ? 0 : 0.6;
  return distance + otherStart - Math.min(0.5, Math.log10(1 + candidate.books) / 8);
}

/** Which of 26 letters a word has, as bits: words that differ in many letters need no closer look. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 26);
  return letters;
}

function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
