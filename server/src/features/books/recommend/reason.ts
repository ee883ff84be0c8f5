import type { Interest } from "../../profiles/interest";
import type { Book } from "../Book";
import type { GoalTerm } from "../goal/analyzeGoal";
import { interestNames, isTopicOf } from "../goal/interestTopics";
import { wordsIn } from "../language/terms";
import { tokenize } from "../language/tokens";
import { inOriginalSpelling, inSentence } from "./originalSpelling";
import { type BookWords, type FieldName, type Place, wordsOf } from "./BookWords";
import type { Hit } from "./rank";

/** One clause of a reason: words of the book, and the field that holds them. */
export interface Evidence {
  /** As the sentence says them. */
  words: string;
  field: FieldName;
  /** The person's own words that they stand for, where the person used others. */
  said: string | null;
}

interface Wish {
  goal: string;
  /** Of these, the reason names the ones that spoke for the book. */
  interests: readonly Interest[];
}

const maxClauses = 3;
/** A subject of at most so many words is named whole. */
const shortSubject = 4;
/** The fields that say what the book is about; a description may mention a word in passing. */
const aboutFields: ReadonlySet<FieldName> = new Set(["title", "subtitle", "subjects"]);
/** What such terms find has nothing to do with the goal itself. */
const besideTheGoal: ReadonlySet<GoalTerm["origin"]> = new Set(["faint", "interest", "general"]);
const notThisGoal = "Not about this goal itself";

/** Says why a book was found, in words that stand in it. */
export function explain(book: Book, hits: readonly Hit[], { goal, interests }: Wish) {
  const words = wordsOf(book);
  const quotes: Quote[] = [];
  const named = new Set<string>();
  const topics: string[] = [];
  for (const { term } of bestFirst(hits)) {
    if (term.origin === "faint") continue;
    const place = words.find(term.term);
    if (!place || place.words.split(" ").every((word) => named.has(word))) continue;
    const quote = quoteFrom(book, place, saidInstead(term, place, goal));
    if (isNumbered(quote.words)) continue;
    for (const word of [...tokenize(quote.words), ...place.words.split(" ")]) named.add(word);
    if (term.origin === "interest" && aboutFields.has(place.field)) topics.push(term.term);
    addQuote(quotes, quote, { book, words });
    if (quotes.length === maxClauses) break;
  }
  const isGeneral = hits.every(({ term }) => besideTheGoal.has(term.origin));
  const evidence = quotes.map(({ place: _place, ...clause }) => clause);
  const met = [...new Set(interests)].filter((interest) => topics.some((topic) => isTopicOf(interest, topic)));
  return toReason(evidence, isGeneral, met);
}

interface Quote extends Evidence {
  place: Place;
}

const quoteFrom = (book: Book, place: Place, said: string | null): Quote => ({ ...toClause(place, book), said, place });

/** Words that overlap are one quotation: "tour de" and "de france" are "Tour de France" where the book says so. */
function addQuote(quotes: Quote[], quote: Quote, { book, words }: { book: Book; words: BookWords }): void {
  for (const [index, known] of quotes.entries()) {
    const both = known.said === quote.said ? words.join(known.place, quote.place) : null;
    if (both) {
      quotes[index] = quoteFrom(book, both, known.said);
      return;
    }
  }
  quotes.push(quote);
}

/** What the person said comes before what it stands for; a phrase before its words. */
function bestFirst(hits: readonly Hit[]): Hit[] {
  const bonus = (hit: Hit) => (hit.term.origin === "word" || hit.term.origin === "repaired" ? 1.5 : 1);
  return [...hits].sort((first, second) => second.value * bonus(second) - first.value * bonus(first));
}

function toClause({ words, field, text }: Place, { description }: Book): Pick<Evidence, "words" | "field"> {
  if (field === "authors") return { words: text, field };
  const isWhole = field === "subjects" && text.split(/\s+/).length <= shortSubject && !isNumbered(text);
  return { words: inSentence(isWhole ? text : inOriginalSpelling(text, words), description), field };
}

/** Numbers are never what speaks for a book: "World War, 1939-1945". */
const isNumbered = (text: string): boolean => /(?<!\p{L})\d+(?!\p{L})/u.test(text);

/** "speak in public" for public speaking; null where the book has a word of it. */
function saidInstead({ origin, ideas }: GoalTerm, place: Place, goal: string): string | null {
  const [idea] = ideas;
  if (origin !== "related" || !idea) return null;
  const stems = (text: string) => wordsIn(text).map((word) => word.stem);
  const own = stems(idea.concept.label);
  if (stems(place.words).join(" ") === own.join(" ")) return null;
  const said = inOriginalSpelling(goal, idea.concept.label);
  return goal.includes(said) ? said : null;
}

/**
 * "About public speaking, for your “speak in public”; also touches on presentations": what names the book, what its
 * description adds, who wrote it. `evidence` is what the sentence says.
 */
function toReason(found: readonly Evidence[], isGeneral: boolean, interests: readonly Interest[]) {
  const about = ofOneKind(found.filter(({ field }) => aboutFields.has(field)));
  const touched = found.filter(({ field }) => field === "description");
  const main = about.length > 0 ? about : ofOneKind(touched);
  const added = about.length > 0 ? touched : [];
  const writers = found.filter(({ field }) => field === "authors");
  const clauses = [
    ...(main.length > 0 ? [`${about.length > 0 ? "about" : "touches on"} ${listed(main)}${forYour(main)}`] : []),
    ...(added.length > 0 ? [`also touches on ${listed(added)}`] : []),
    ...(writers.length > 0 ? [`by ${listed(writers)}`] : []),
    ...(interests.length > 0
      ? [`close to your interest in ${enumerate(interests.map((one) => interestNames[one]))}`]
      : []),
  ];
  return { reason: toSentence(clauses.join("; "), isGeneral), evidence: [...main, ...added, ...writers] };
}

/** Words that the person used; else those that stand for the same words of the person, so that one quotation fits all. */
function ofOneKind(evidence: readonly Evidence[]): readonly Evidence[] {
  const isSaid = evidence.some(({ said }) => said === null);
  return isSaid ? evidence : evidence.filter(({ said }) => said === evidence[0]?.said);
}

function forYour(evidence: readonly Evidence[]): string {
  const said = evidence.some((clause) => clause.said === null) ? null : evidence[0]?.said;
  return said ? `, for your “${said}”` : "";
}

function toSentence(clauses: string, isGeneral: boolean): string {
  if (isGeneral) return clauses ? `${notThisGoal}, but ${clauses}` : notThisGoal;
  const sentence = clauses || "among the nearest books in our catalogue";
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const listed = (evidence: readonly Evidence[]): string => enumerate(evidence.map(({ words }) => words));

const enumerate = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
