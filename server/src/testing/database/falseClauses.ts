import type { Interest } from "../../features/profiles/interest";
import { analyzeGoal } from "../../features/books/goal/analyzeGoal";
import { interestNames, interestTopics } from "../../features/books/goal/interestTopics";
import type { Vocabulary } from "../../features/books/goal/Vocabulary";
import { phraseOf, wordsIn } from "../../features/books/language/terms";
import { textsOf } from "../../features/books/recommend/BookWords";
import type { Evidence } from "../../features/books/recommend/reason";
import { type Recommendation, thesaurus } from "../../features/books/recommend/recommendBooks";

const grammar =
  /^(?<general>Not about this goal itself(?:, but )?)?(?:(?<main>about|touches on) (?<words>.+?)(?:, for your “(?<said>[^”]+)”)?)?(?:(?:^|; )also touches on (?<added>.+?))?(?:(?:^|; )by (?<writers>.+?))?(?:; close to your interest in (?<interests>.+?))?$/iu;

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;

/** What is wrong with the reasons of the books for a goal, clause by clause; empty where all of it is true. */
export function falseClauses(
  goal: string,
  found: readonly Recommendation[],
  vocabulary: Vocabulary,
  interests: readonly Interest[] = [],
): { title: string; reason: string; lies: string[] }[] {
  const terms = analyzeGoal(goal, [], vocabulary, thesaurus()).filter(({ origin }) => origin === "related");
  const related = new Set(terms.map(({ term }) => term));
  return found
    .map((one) => ({
      title: one.book.title,
      reason: one.reason,
      lies: liesOf(goal, one, related).concat(liesAboutInterests(one, interests)),
    }))
    .filter(({ lies }) => lies.length > 0);
}

function liesOf(goal: string, { book, reason, evidence }: Recommendation, related: ReadonlySet<string>): string[] {
  if (reason === "Among the nearest books in our catalogue") return [];
  const clauses = grammar.exec(reason)?.groups;
  if (!clauses) return ["is no sentence that a reason may be"];
  const of = (...fields: Evidence["field"][]) => evidence.filter(({ field }) => fields.includes(field));
  const about = of("title", "subtitle", "subjects");
  const touched = of("description");
  const isAbout = clauses["main"]?.toLowerCase() === "about";
  const wordsOf = (list: readonly Evidence[]) => listed(list.map(({ words }) => words)) || undefined;
  const unheld = evidence.filter(
    ({ words, field }) => !textsOf(book, field).some((text) => text.toLowerCase().includes(words.toLowerCase())),
  );
  const said = clauses["said"];
  return [
    ...unheld.map(({ words, field }) => `${words} is not in the ${field}`),
    ...(same(clauses["words"], wordsOf(isAbout ? about : touched)) ? [] : ["the main clause says something else"]),
    ...(same(clauses["added"], isAbout ? wordsOf(touched) : undefined)
      ? []
      : ["the second clause says something else"]),
    ...(same(clauses["writers"], wordsOf(of("authors"))) ? [] : ["names other writers"]),
    ...(said !== undefined && !goal.includes(said) ? [`“${said}” was not said`] : []),
    ...(said === undefined ? [] : (isAbout ? about : touched).filter(({ words }) => !standsFor(related, words))).map(
      ({ words }) => `${words} does not stand for “${said ?? ""}”`,
    ),
  ];
}

/** Each interest that is named must have been asked with, and have a word in the fields that say what the book is about. */
function liesAboutInterests({ book, reason }: Recommendation, interests: readonly Interest[]): string[] {
  const names = grammar.exec(reason)?.groups?.["interests"]?.split(/, | and /u) ?? [];
  const texts = (["title", "subtitle", "subjects"] as const).flatMap((field) => textsOf(book, field));
  const stems = new Set(texts.flatMap(stemsOf));
  const met = interests.filter((interest) =>
    interestTopics[interest].flatMap(stemsOf).some((topic) => stems.has(topic)),
  );
  return names
    .filter((name) => !met.some((interest) => interestNames[interest] === name))
    .map((name) => `has nothing to do with ${name}`);
}

const stemsOf = (text: string): string[] => wordsIn(text).map(({ stem }) => stem);

/** Only the first letter of the sentence may be written otherwise. */
const same = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase();

/** Whether the thesaurus leads from the goal to these words. */
function standsFor(related: ReadonlySet<string>, words: string): boolean {
  const stems = stemsOf(words);
  const pairs = stems.slice(1).map((stem, index) => phraseOf(stems[index] ?? "", stem));
  return [...stems, ...pairs].some((term) => related.has(term));
}
