import { unavailable } from "../../../errors";
import type { Db } from "../../../platform/database/Db";
import type { Interest } from "../../profiles/interest";
import { embeddings as sentenceLimits } from "../limits";
import type { Embeddings } from "../embeddings/Embeddings";
import { type Embedding, similarityTo } from "../embeddings/vectors";
import type { Book } from "../Book";
import { recommendReach, recommendStatement } from "../bookStatements";
import { analyzeGoal } from "../goal/analyzeGoal";
import { inEnglish } from "../goal/inEnglish";
import type { Vocabulary } from "../goal/Vocabulary";
import { loadThesaurus, type Thesaurus } from "../thesaurus/Thesaurus";
import { inOwnTurn } from "./inOwnTurn";
import { booksOf } from "./knownBooks";
import { type Candidate, rank } from "./rank";
import { type Evidence, explain } from "./reason";
import { type Compared, isClose, orderByRelevance, withoutRepeats, withoutUnrelated } from "./relevance";
import { renewVocabulary, vocabularyOf } from "./vocabularies";

/** What books are in order by: by words alone where the vector of the goal was late. */
export type Order = "words" | "meaning";

export interface RecommendationRequest {
  goal: string;
  interests: readonly Interest[];
  first: number;
  /** How many of the best are left out, for the pages after the first. */
  start?: number;
  /** The order of the pages before; without it, by meaning if the goal's vector comes in time. */
  order?: Order | undefined;
}

interface ReadRequest extends RecommendationRequest {
  /** The goal in English, as far as it is in another language that the service reads. */
  read: string;
}

/** A book, and why it is recommended for this goal. */
export interface Recommendation {
  book: Book;
  reason: string;
  /** What the reason says, clause by clause. */
  evidence: readonly Evidence[];
  isCloseMatch: boolean;
}

export interface Recommendations {
  found: Recommendation[];
  /** How many books the whole answer has. */
  total: number;
  order: Order;
  /**
   * By words alone only because the goal's vector was late or failed, or among books that are not all encoded yet: the same
   * goal may soon have a better answer.
   */
  isProvisional: boolean;
}

/** Where recommendations come from. */
export interface Sources {
  db: Db;
  embeddings: Embeddings;
}

/** What the index says of each book that it finds. */
export type FoundBooks = [no: number, version: string, places: number[], impacts: number[]][];

interface Found {
  generation: number | null;
  found: FoundBooks;
}

/** The encoder has learned English; of goals in other scripts it would make noise. */
const isReadable = /\p{Script=Latin}{2}/u;

/** How many of the candidates an answer has, on all its pages. */
const mostFound = 60;

let loaded: Thesaurus | undefined;

/** The thesaurus of this process, read at the first use. */
export const thesaurus = (): Thesaurus => (loaded ??= loadThesaurus());

/**
 * Waits for the encoder, so that the first goals are not answered by words alone. Reads the vocabulary and the word lists
 * before the first visitor asks: that takes a tenth of a second, in which nobody else would be answered.
 */
export async function prepareRecommendations(sources: Sources): Promise<void> {
  await sources.embeddings.warmUp();
  await findRecommendations(sources, { goal: "learn to paint", interests: [], first: 1 });
}

/**
 * The books nearest to a goal, best first, by one statement, and a second one while some of them are not known to this
 * process. Only its first call reads the vocabulary, and the first after a new index has taken over reads it again.
 */
export async function findRecommendations(
  { db, embeddings }: Sources,
  asked: RecommendationRequest,
): Promise<Recommendations> {
  const vocabulary = await vocabularyOf(db, thesaurus());
  const request = { ...asked, read: inEnglish(asked.goal) };
  // Encoded while the database searches.
  const meaning = encodeGoal(embeddings, request);
  const found = await search(db, request, vocabulary, meaning);
  const isCurrent = found.generation === vocabulary.generation;
  const answer = isCurrent
    ? found
    : await search(db, request, await renewVocabulary(db, thesaurus(), vocabulary), meaning);
  const hasMeaning = embeddings.isOn && isReadable.test(request.read);
  const { isEncoded, ...recommendations } = answer;
  return { isProvisional: hasMeaning && !(answer.order === "meaning" && isEncoded), ...recommendations };
}

/** A page that follows others in the order of meaning waits longer than a first one. */
function encodeGoal(embeddings: Embeddings, { read, order }: ReadRequest): Promise<Embedding | null> {
  if (order === "words" || !isReadable.test(read)) return Promise.resolve(null);
  return embeddings.within(read, order === "meaning" ? sentenceLimits.nextPageBudgetMs : undefined);
}

async function search(db: Db, request: ReadRequest, vocabulary: Vocabulary, meaning: Promise<Embedding | null>) {
  const { generation, compared, order } = await findCandidates(db, request, vocabulary, meaning);
  // In another order, the page would repeat books and leave others out.
  if (request.order && order !== request.order) throw unavailable("books: other order");
  const answer = await inOwnTurn(() => choose(compared, request));
  const isEncoded = compared.every(({ vector }) => vector !== null);
  return { generation: generation ?? vocabulary.generation, order, isEncoded, ...answer };
}

/** The part of the answer that was asked for, with its reasons. */
function choose(
  compared: readonly Compared[],
  request: RecommendationRequest,
): Pick<Recommendations, "found" | "total"> {
  const ranked = withoutUnrelated(withoutRepeats(orderByRelevance(compared))).slice(0, mostFound);
  const start = request.start ?? 0;
  const found = ranked.slice(start, start + request.first).map((entry): Recommendation => {
    const explained = explain(entry.book, entry.hits, request);
    return { book: entry.book, isCloseMatch: isClose(entry), ...explained };
  });
  return { found, total: ranked.length };
}

/** What the words find, and how near each of it is in meaning if the goal's vector comes in time. */
export async function findCandidates(
  db: Db,
  request: Pick<ReadRequest, "read" | "interests">,
  vocabulary: Vocabulary,
  meaning: Promise<Embedding | null>,
) {
  const goal = await inOwnTurn(() => analyzeGoal(request.read, request.interests, vocabulary, thesaurus()));
  const terms = [goal.map(({ term }) => term), goal.map(({ weight }) => weight)];
  const [row] = await db.rows<Found>(recommendStatement, terms, recommendReach);
  const candidates = await toCandidates(db, row?.found ?? []);
  const ranked = await inOwnTurn(() => rank(candidates, goal, (term) => vocabulary.rarity(term)));
  const vector = await meaning;
  const likenessTo = vector && similarityTo(vector);
  const likenessOf = (book: Embedding | null) => (likenessTo && book ? likenessTo(book) : null);
  const compared = ranked.map((entry): Compared => ({ likeness: likenessOf(entry.vector), ...entry }));
  const order: Order = vector ? "meaning" : "words";
  return { generation: row?.generation, compared, order };
}

export async function toCandidates(db: Db, found: FoundBooks): Promise<Candidate[]> {
  const books = await booksOf(
    db,
    found.map(([no, version]) => [no, version]),
  );
  return found.flatMap(([no, , places, impacts]) => {
    const known = books.get(no);
    return known ? [{ book: known.book, places, impacts, vector: known.vector }] : [];
  });
}
