import { tokenize } from "../language/tokens";
import type { WorkText } from "./bookTerms";

const mostKept = 400_000;
const mostSaved = 80_000;

/** In how many works each written word occurs: what spelling repair may repair to. Memory stays bounded. */
export class WordCounts {
  private readonly counts = new Map<string, number>();

  add(work: WorkText): void {
    const words = new Set(
      tokenize(`${work.title} ${work.subtitle ?? ""} ${work.categories.join(" ")} ${work.description}`),
    );
    for (const word of words) {
      if (word.length > 3 && !/\d/.test(word)) this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    }
    if (this.counts.size > mostKept) this.forgetRare();
  }

  /** The most frequent words; what stands in a single work is as likely a slip as a word. */
  mostFrequent(): [word: string, works: number][] {
    return [...this.counts]
      .filter(([, works]) => works > 1)
      .sort((first, second) => second[1] - first[1] || (first[0] < second[0] ? -1 : 1))
      .slice(0, mostSaved);
  }

  private forgetRare(): void {
    for (const [word, works] of this.counts) if (works === 1) this.counts.delete(word);
  }
}
