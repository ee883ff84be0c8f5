import type { Db } from "../../../platform/database/Db";
import { commonestStems, knownWords, mostStems } from "../bookStatements";
import { BookIndex } from "../index/BookIndex";
import type { Thesaurus } from "../thesaurus/Thesaurus";
import { SpellingRepair } from "./SpellingRepair";

/** What the index knows about words, as of one generation of it. */
export class Vocabulary {
  private readonly repair: SpellingRepair;

  constructor(
    readonly generation: number,
    private readonly works: number,
    private readonly worksByStem: ReadonlyMap<string, number>,
    words: readonly (readonly [string, number])[],
  ) {
    this.repair = new SpellingRepair(words);
  }

  has(stem: string): boolean {
    return this.worksByStem.has(stem);
  }

  /** The weight of a term: rarer ones weigh more. A phrase weighs as much as its rarest word; most if no work has it. */
  rarity(term: string): number {
    const works = Math.min(...term.split(" ").map((stem) => this.worksByStem.get(stem) ?? 0));
    return Math.log(1 + (this.works - works + 0.5) / (works + 0.5));
  }

  /** The known word nearest to a misspelt one, or null. */
  nearestWord(word: string): string | null {
    return this.repair.nearest(word);
  }
}

export async function loadVocabulary(db: Db, thesaurus: Thesaurus): Promise<Vocabulary> {
  const index = await db.findOneBy(BookIndex, { id: 1 });
  const stems = await db.rows<{ term: string; books: number }>(commonestStems, [], mostStems);
  const words = await db.rows<{ word: string; books: number }>(knownWords, [], mostStems);
  return new Vocabulary(
    index?.generation ?? 0,
    index?.works ?? 0,
    new Map(stems.map(({ term, books }) => [term, books])),
    [
      ...words.map(({ word, books }) => [word, books] as const),
      ...[...thesaurus.words].map((word) => [word, 2] as const),
    ],
  );
}
