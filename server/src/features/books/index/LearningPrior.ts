import { wordsIn } from "../language/terms";
import type { WorkText } from "./bookTerms";
import { categoryPrior } from "./categoryPrior";

interface Counts {
  learning: number;
  leisure: number;
}

/** Enough to know the words of both kinds; more would only cost memory. */
const mostTrainingBooks = 40_000;
const fewestTrainingBooks = 200;
const mostWords = 150_000;

/**
 * Judges whether a work is learning material: by its shelf, and by a naive Bayes classifier that learned from the
 * catalogue's own shelves how descriptions of novels and of textbooks differ. Shelves are noisy: both have a say.
 */
export class LearningPrior {
  private readonly words = new Map<string, Counts>();
  private readonly books: Counts = { learning: 0, leisure: 0 };

  /** Takes one work of known shelf into account; false once it has seen enough. */
  learn(work: WorkText): boolean {
    const shelf = categoryPrior(work.categories);
    if (shelf === null || (shelf > 0.2 && shelf < 0.75)) return true;
    const kind = shelf >= 0.75 ? "learning" : "leisure";
    this.books[kind] += 1;
    for (const stem of stemsOf(work)) this.count(stem, kind);
    return this.books.learning + this.books.leisure < mostTrainingBooks;
  }

  /** Between 0.03 (certainly a novel) and 1. */
  of(work: WorkText): number {
    const shelf = categoryPrior(work.categories);
    const text = this.fromText(work);
    if (shelf === null) return text ?? 1;
    if (text === null) return shelf;
    return shelf <= 0.2 ? Math.max(0.03, shelf * (0.3 + 2.2 * text)) : shelf * (0.35 + 0.65 * text);
  }

  /** The classifier's probability of learning material, softened by the length; null when it has too little to go on. */
  private fromText(work: WorkText): number | null {
    if (Math.min(this.books.learning, this.books.leisure) < fewestTrainingBooks / 4) return null;
    const stems = [...stemsOf(work)].filter((stem) => this.words.has(stem));
    if (stems.length === 0) return null;
    const evidence = stems.reduce((sum, stem) => sum + this.evidenceOf(stem), 0);
    return 1 / (1 + Math.exp((-2 * evidence) / Math.sqrt(stems.length)));
  }

  private evidenceOf(stem: string): number {
    const counts = this.words.get(stem) ?? { learning: 0, leisure: 0 };
    const inLearning = (counts.learning + 0.5) / (this.books.learning + 1);
    const inLeisure = (counts.leisure + 0.5) / (this.books.leisure + 1);
    return Math.max(-3, Math.min(3, Math.log(inLearning / inLeisure)));
  }

  private count(stem: string, kind: keyof Counts): void {
    const counts = this.words.get(stem);
    if (counts) counts[kind] += 1;
    else if (this.words.size < mostWords) this.words.set(stem, { learning: 0, leisure: 0, [kind]: 1 });
  }
}

function stemsOf(work: WorkText): Set<string> {
  return new Set(wordsIn(`${work.title}\n${work.subtitle ?? ""}\n${work.description}`).map((word) => word.stem));
}
