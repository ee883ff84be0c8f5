import type { Interest } from "../../../platform/interest";
import type { Book } from "../Book";
import { interestNames } from "../goal/interestTopics";
import { tokenize } from "../language/tokens";
import { asWritten, inSentence } from "./asWritten";
import { BookWords, type FieldName, type Place } from "./BookWords";
import type { Hit } from "./rank";

/** One clause of a reason: words of the book, and the field that holds them. */
export interface Evidence {
  /** As the sentence says them. */
  words: string;
  field: FieldName;
}

const maxClauses = 3;
/** A subject of at most so many words is named whole. */
const shortSubject = 4;
const notThisGoal = "Not about this goal itself";

/** Says why a book was found, in words that stand in it; `interests` are those that tipped the scales. */
export function explain(book: Book, hits: readonly Hit[], interests: readonly Interest[]) {
  const words = new BookWords(book);
  const evidence: Evidence[] = [];
  const named = new Set<string>();
  let isForInterest = false;
  for (const { term } of bestFirst(hits)) {
    const place = words.find(term.term);
    if (!place || place.words.split(" ").every((word) => named.has(word))) continue;
    const clause = toEvidence(place, book);
    for (const word of [...tokenize(clause.words), ...place.words.split(" ")]) named.add(word);
    evidence.push(clause);
    isForInterest ||= term.origin === "interest";
    if (evidence.length === maxClauses) break;
  }
  const isGeneral = hits.every(({ term }) => term.origin === "general" || term.origin === "interest");
  const reason = toSentence(evidence, isGeneral, isForInterest ? interests : []);
  return { reason, evidence };
}

/** What the person said comes before what it stands for; a phrase before its words. */
function bestFirst(hits: readonly Hit[]): Hit[] {
  const bonus = (hit: Hit) => (hit.term.origin === "word" || hit.term.origin === "repaired" ? 1.5 : 1);
  return [...hits].sort((first, second) => second.value * bonus(second) - first.value * bonus(first));
}

function toEvidence({ words, field, text }: Place, { description }: Book): Evidence {
  if (field === "authors") return { words: text, field };
  const isWhole = field === "subjects" && text.split(/\s+/).length <= shortSubject;
  return { words: inSentence(isWhole ? text : asWritten(text, words), description), field };
}

/** "About public speaking, and touches on nerves": what names the book, what its description adds, who wrote it. */
function toSentence(evidence: readonly Evidence[], isGeneral: boolean, interests: readonly Interest[]): string {
  const wordsOf = (fields: readonly FieldName[]) =>
    evidence.filter(({ field }) => fields.includes(field)).map(({ words }) => words);
  const about = wordsOf(["title", "subtitle", "subjects"]);
  const touched = wordsOf(["description"]);
  const writers = wordsOf(["authors"]);
  const clauses = [
    ...(about.length > 0 ? [`about ${listed(about)}`] : []),
    ...(touched.length > 0 ? [`${about.length > 0 ? "and " : ""}touches on ${listed(touched)}`] : []),
    ...(writers.length > 0 ? [`by ${listed(writers)}`] : []),
    ...(interests.length > 0
      ? [`close to your interest in ${listed(interests.map((one) => interestNames[one]))}`]
      : []),
  ];
  if (isGeneral) return [notThisGoal, ...(clauses.length > 0 ? [`but ${clauses.join(", ")}`] : [])].join(", ");
  const sentence = clauses.join(", ") || "among the nearest books in our catalogue";
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}
