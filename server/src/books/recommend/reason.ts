import type { Book } from "../Book";
import { interestNames } from "../goal/interestTopics";
import type { GoalTerm } from "../goal/analyzeGoal";
import { phraseOf, type Word, wordsBySentence } from "../language/terms";
import type { Interest } from "../../shared/interest";
import type { Hit } from "./rank";

const fieldNames = ["title", "subtitle", "subjects", "description", "authors"] as const;
type FieldName = (typeof fieldNames)[number];

interface Evidence {
  /** The words as they stand in the book, folded. */
  words: string;
  field: FieldName;
}

const mostNamed = 3;
const nothingClose = "Nothing in the catalogue is close to this goal; this is about learning itself";

/** Says why a book was found, in words that stand in it; `interests` are those that tipped the scales. */
export function explain(
  book: Book,
  hits: readonly Hit[],
  isCloseMatch: boolean,
  interests: readonly Interest[],
): string {
  const words = new BookWords(book);
  const parts: string[] = [];
  const named = new Set<string>();
  for (const { term } of bestFirst(hits)) {
    const evidence = words.find(term.term);
    if (!evidence || named.has(evidence.words)) continue;
    for (const word of [evidence.words, ...evidence.words.split(" ")]) named.add(word);
    parts.push(describe(evidence, term, interests));
    if (parts.length === mostNamed) break;
  }
  const isGeneral = hits.every(({ term }) => term.origin === "general" || term.origin === "interest");
  if (isGeneral) return [nothingClose, ...parts].join("; ");
  return isCloseMatch ? parts.join("; ") : `Among the nearest: ${parts.join("; ")}`;
}

/** What the person said comes before what it stands for; a phrase before its words. */
function bestFirst(hits: readonly Hit[]): Hit[] {
  const bonus = (hit: Hit) => (hit.term.origin === "word" || hit.term.origin === "repaired" ? 1.5 : 1);
  return [...hits].sort((first, second) => second.value * bonus(second) - first.value * bonus(first));
}

function describe({ words, field }: Evidence, term: GoalTerm, interests: readonly Interest[]): string {
  const place = `“${words}” in the ${field}`;
  if (term.origin === "interest") {
    return `${place}, for your interest in ${interests.map((interest) => interestNames[interest]).join(", ")}`;
  }
  const concept = term.ideas[0]?.concept;
  return !concept || concept.label === words || term.origin === "word" ? place : `${place}, for “${concept.label}”`;
}

/** The words of a book's fields, those that weigh most first; each field is read only when it is needed, and once. */
export class BookWords {
  private readonly read = new Map<FieldName, Word[][]>();

  constructor(private readonly book: Book) {}

  /** Where a term stands in the book, and as which words. */
  find(term: string): Evidence | null {
    for (const field of fieldNames) {
      const words = findTerm(this.sentences(field), term);
      if (words !== null) return { words, field };
    }
    return null;
  }

  private sentences(field: FieldName): Word[][] {
    const known = this.read.get(field);
    if (known) return known;
    const sentences = textsOf(this.book, field).flatMap(wordsBySentence);
    this.read.set(field, sentences);
    return sentences;
  }
}

function textsOf(book: Book, field: FieldName): readonly string[] {
  if (field === "title") return [book.title];
  if (field === "subtitle") return [book.subtitle ?? ""];
  if (field === "subjects") return book.categories;
  return field === "authors" ? book.authors : [book.description];
}

function findTerm(sentences: readonly Word[][], term: string): string | null {
  const isPhrase = term.includes(" ");
  for (const words of sentences) {
    for (const [index, word] of words.entries()) {
      if (!isPhrase && word.stem === term) return word.surface;
      const next = words[index + 1];
      if (isPhrase && next && phraseOf(word.stem, next.stem) === term) return `${word.surface} ${next.surface}`;
    }
  }
  return null;
}
