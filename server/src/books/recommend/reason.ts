import type { Book } from "../Book";
import { interestNames } from "../goal/interestTopics";
import type { GoalTerm } from "../goal/analyzeGoal";
import { phraseOf, wordsBySentence } from "../language/terms";
import type { Interest } from "../../shared/interest";
import type { Hit } from "./rank";

type FieldName = "title" | "subtitle" | "subjects" | "description" | "authors";

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
  const parts: string[] = [];
  const named = new Set<string>();
  for (const { term } of bestFirst(hits)) {
    const evidence = findEvidence(book, term.term);
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
  if (!term.concept || term.concept.label === words || term.origin === "word") return place;
  return `${place}, for “${term.concept.label}”`;
}

/** Where a term stands in a book, and as which words; the fields that weigh most first. */
export function findEvidence(book: Book, term: string): Evidence | null {
  const texts: [FieldName, string[]][] = [
    ["title", [book.title]],
    ["subtitle", [book.subtitle ?? ""]],
    ["subjects", book.categories],
    ["description", [book.description]],
    ["authors", book.authors],
  ];
  for (const [field, parts] of texts) {
    const words = parts.map((part) => findTerm(part, term)).find((found) => found !== null);
    if (words) return { words, field };
  }
  return null;
}

function findTerm(text: string, term: string): string | null {
  const isPhrase = term.includes(" ");
  for (const words of wordsBySentence(text)) {
    for (const [index, word] of words.entries()) {
      if (!isPhrase && word.stem === term) return word.surface;
      const next = words[index + 1];
      if (isPhrase && next && phraseOf(word.stem, next.stem) === term) return `${word.surface} ${next.surface}`;
    }
  }
  return null;
}
