import type { Interest } from "../../profiles/interest";
import { stem } from "../language/stem";
import { phraseOf, type SpokenWord, spokenWords } from "../language/terms";
import { tokenizeSentences } from "../language/tokens";
import type { Entry, Thesaurus } from "../thesaurus/Thesaurus";
import { isEverydayWord, isFaintWord, withoutWrapping } from "./goalPhrases";
import { joinHyphens, readAges, repair } from "./goalSpelling";
import { interestTopics } from "./interestTopics";
import type { Vocabulary } from "./Vocabulary";

/** One idea of a goal: a word of it, or a phrase that the thesaurus knows. */
export interface Concept {
  /** As the person wrote it. */
  label: string;
  /** How much of the goal it is. */
  importance: number;
}

/** How well a term stands for a concept, from 0 to 1. */
export interface Idea {
  concept: Concept;
  weight: number;
}

/** A term to look up in the index. */
export interface GoalTerm {
  term: string;
  weight: number;
  /** What it stands for, the idea it counts for first; none for terms that only tip the scales. */
  ideas: readonly Idea[];
  /**
   * word: said so; repaired: meant so; faint: said so, but it may only wrap the goal; related: from the thesaurus; interest:
   * from the field of interest; general: no goal left.
   */
  origin: "word" | "repaired" | "faint" | "related" | "interest" | "general";
}

interface GoalWord extends SpokenWord {
  weight: number;
  /** Correctly spelled; else as the surface. */
  meant: string;
  origin: "word" | "repaired" | "faint";
  concept: Concept | null;
}

const phraseWeight = 0.5;
const faintWeight = 0.3;
/** Everyday words and numbers beside a subject. */
const everydayWeight = 0.05;
const figurativeWeight = 0.25;
const partWeight = 0.75;
const interestWeight = 0.12;
const generalWeight = 0.01;
const mostWords = 24;
const mostTerms = 48;

/** What to suggest when no word of the goal occurs in any book. */
const generalTopics = ["learning", "education", "study", "knowledge"];

/** Reads a goal: what it is about, in terms of the index, the weightiest first. */
export function analyzeGoal(
  goal: string,
  interests: readonly Interest[],
  vocabulary: Vocabulary,
  thesaurus: Thesaurus,
): GoalTerm[] {
  const sentences = tokenizeSentences(joinHyphens(readAges(goal), vocabulary, thesaurus));
  const said = goalWords(sentences, vocabulary, thesaurus);
  const entries = entriesFor(sentences, said, thesaurus);
  const words = wantedWords(said, entries);
  findConcepts(words, entries, vocabulary);
  const related = relatedTerms(words, entries);
  fadeParts(words, entries);
  const terms = [...ownTerms(words), ...related];
  const found = terms.some(({ term }) => vocabulary.has(term));
  return strongest([
    ...terms,
    ...topicTerms(
      interests.flatMap((interest) => interestTopics[interest]),
      "interest",
      interestWeight,
    ),
    ...(found ? [] : topicTerms(generalTopics, "general", generalWeight)),
  ]);
}

/** The words that say what the goal is about, spelling corrected; those that only wrap it if there are no others. */
function goalWords(sentences: readonly string[][], vocabulary: Vocabulary, thesaurus: Thesaurus): GoalWord[] {
  const bare = sentences.flatMap((words) => spokenWords(withoutWrapping(words)));
  const spoken = bare.length > 0 ? bare : sentences.flatMap(spokenWords);
  const distinct = [...new Map(spoken.map((word) => [word.surface, word])).values()];
  const usual = Math.max(0, ...distinct.map(({ surface }) => usualWeight(surface)));
  return distinct.slice(0, mostWords).map((word) => {
    const own = usualWeight(word.surface);
    const repaired = own < 1 ? null : repair(word.surface, vocabulary, thesaurus);
    const read = repaired === null ? word : { ...word, stem: stem(repaired), key: stem(repaired) };
    const isFaint = isOnlyWrapping(word.surface, usual, distinct.length);
    const origin = isFaint ? "faint" : repaired === null ? "word" : "repaired";
    // Without a subject, what there is counts whole.
    return { ...read, meant: repaired ?? word.surface, weight: own / usual, origin, concept: null };
  });
}

function usualWeight(word: string): number {
  if (isEverydayWord(word)) return everydayWeight;
  return isFaintWord(word) ? faintWeight : 1;
}

/** Beside a subject, faint words are no reason for a book; everyday words are one only where somebody says nothing else. */
function isOnlyWrapping(word: string, usual: number, words: number): boolean {
  if (isEverydayWord(word)) return usual > everydayWeight || words > 1 || /\d/.test(word);
  return isFaintWord(word) && usual > faintWeight;
}

/** Entries may need words that only wrap a goal ("improve memory"), but not only such. */
function entriesFor(sentences: readonly string[][], words: readonly GoalWord[], thesaurus: Thesaurus): Entry[] {
  const keys = new Set(words.map((word) => word.key));
  const spellings = new Map(words.map(({ surface, meant }) => [surface, meant]));
  const said = sentences.map((sentence) => sentence.map((word) => spellings.get(word) ?? word));
  return mostExact(thesaurus.entriesFor(said).filter((entry) => entry.keys.some((key) => keys.has(key))));
}

/** A goal is not about what it does without, but where the thesaurus makes something of it: "cooking without meat". */
function wantedWords(words: readonly GoalWord[], entries: readonly Entry[]): readonly GoalWord[] {
  const wanted = words.filter(({ key, isUnwanted }) => !isUnwanted || entries.some(({ keys }) => keys.includes(key)));
  return wanted.length > 0 ? wanted : words;
}

/** A longer phrase says more exactly what is meant: "night sky" silences "night". */
function mostExact(entries: readonly Entry[]): Entry[] {
  return entries.filter(
    (entry) =>
      !entries.some(
        (other) => other.keys.length > entry.keys.length && entry.keys.every((key) => other.keys.includes(key)),
      ),
  );
}

/** Gives each word its concept; the words of one thesaurus phrase share theirs. */
function findConcepts(words: readonly GoalWord[], entries: readonly Entry[], vocabulary: Vocabulary): void {
  for (const word of words) {
    word.concept = { label: word.surface, importance: word.weight * vocabulary.rarity(word.stem) };
  }
  for (const entry of entries) {
    const said = words.filter((word) => entry.keys.includes(word.key));
    if (said.length < 2) continue;
    const concept = {
      label: said.map((word) => word.surface).join(" "),
      importance: importanceOf(entry, said, vocabulary),
    };
    for (const word of said) word.concept = concept;
  }
}

/** A pictured phrase is as important as what it stands for, any other as its most telling word. */
function importanceOf(entry: Entry, said: readonly GoalWord[], vocabulary: Vocabulary): number {
  const related = entry.related.filter(({ term }) => vocabulary.has(term)).map(({ term }) => vocabulary.rarity(term));
  const own = said.map((word) => word.weight * vocabulary.rarity(word.stem));
  return entry.isFigurative && related.length > 0 ? Math.max(...related) : Math.max(...own);
}

/** Words of a picture mean something else; words of a phrase mean less without each other. */
function fadeParts(words: readonly GoalWord[], entries: readonly Entry[]): void {
  for (const word of words) {
    const spoken = entries.filter((entry) => entry.keys.includes(word.key));
    if (spoken.some((entry) => entry.isFigurative)) word.weight *= figurativeWeight;
    else if (spoken.some((entry) => entry.keys.length > 1)) word.weight *= partWeight;
  }
}

function ownTerms(words: readonly GoalWord[]): GoalTerm[] {
  return words.flatMap((word, index) => {
    const own: GoalTerm = {
      term: word.stem,
      weight: word.weight,
      ideas: ideasOf(word.concept, word.weight),
      origin: word.origin,
    };
    const next = words[index + 1];
    if (!next) return [own];
    const isKnownPhrase = word.concept === next.concept;
    if (!isKnownPhrase && (isEverydayWord(word.meant) || isEverydayWord(next.meant))) return [own];
    const weight = (isKnownPhrase ? 1 : phraseWeight) * Math.min(word.weight, next.weight);
    const ideas = isKnownPhrase ? ideasOf(word.concept, weight) : [];
    const isFaint = [word, next].some((one) => one.origin === "faint") && !isKnownPhrase;
    const origin = isFaint ? "faint" : word.origin === "faint" ? next.origin : word.origin;
    return [own, { term: phraseOf(word.stem, next.stem), weight, ideas, origin }];
  });
}

function relatedTerms(words: readonly GoalWord[], entries: readonly Entry[]): GoalTerm[] {
  return entries.flatMap((entry) => {
    const said = words.filter((word) => entry.keys.includes(word.key));
    const strength = entry.isPhrase ? 1 : Math.max(...said.map((word) => word.weight));
    const concept = said[0]?.concept ?? null;
    return entry.related.map(({ term, weight }) => ({
      term,
      weight: weight * strength,
      ideas: ideasOf(concept, weight * strength),
      origin: "related" as const,
    }));
  });
}

const topicTerms = (words: readonly string[], origin: "interest" | "general", weight: number): GoalTerm[] =>
  [...new Set(words.map(stem))].map((term) => ({ term, weight, ideas: [], origin }));

/** Each term once, with its greatest weight; it speaks for every idea that it stands for. */
function strongest(terms: readonly GoalTerm[]): GoalTerm[] {
  const byTerm = new Map<string, GoalTerm>();
  for (const term of terms) {
    const known = byTerm.get(term.term);
    const [more, less] = known && known.weight >= term.weight ? [known, term] : [term, known];
    byTerm.set(term.term, { ...more, ideas: [...more.ideas, ...(less?.ideas ?? [])] });
  }
  return [...byTerm.values()].sort((first, second) => second.weight - first.weight).slice(0, mostTerms);
}

const ideasOf = (concept: Concept | null, weight: number): Idea[] => (concept ? [{ concept, weight }] : []);
