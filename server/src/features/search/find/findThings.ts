import type { AppContext } from "../../../platform/context";
import { mayHide } from "../../blocks/visibility";
import { mayHavePrivateGroups } from "../../groups/members/access";
import { indexNewChanges } from "../index/keepIndex";
import { SearchKind } from "../kinds";
import { looking, search as limits } from "../limits";
import { hasSpellings } from "../words/spelling";
import { isbnOf, isPair, wordsOfQuery } from "../words/split";
import { matchesStatement, needsViewer } from "./findStatements";
import { inOrder, type Match, type QueryWord } from "./rank";
import { type KnownWord, readLikeWords, readWords, type Vocabulary } from "./vocabulary";

export interface SearchRequest {
  query: string;
  kinds: readonly SearchKind[];
  first: number;
  skip: number;
  /** All that are found, for a list that filters and sorts them itself. */
  isToFilter?: boolean;
}

/** The members that a text means, to filter a list of them; `isCut`: there may be more. */
export async function findPeople(ctx: AppContext, text: string): Promise<{ ids: string[]; isCut: boolean }> {
  const request = { query: text, kinds: [SearchKind.PEOPLE], first: 0, skip: 0, isToFilter: true };
  const found = (await findThings(ctx, request)).get(SearchKind.PEOPLE);
  if (!found) return { ids: [], isCut: false };
  const rarest = rarestFirst(found.words)[0];
  const isCut =
    rarest !== undefined &&
    (thingsOf(rarest) > looking.matchesInAll.toFilter ||
      wordsFor(rarest).some(({ things }) => things > looking.matches.toFilter));
  return { ids: found.matches.map(({ id }) => id), isCut };
}

/** What was found of one kind, the best first, and the words that found it. */
export interface Found {
  matches: readonly Match[];
  words: readonly QueryWord[];
}

/** Finds things of these kinds. Words are known by their beginnings; where that finds little, misspelled ones, too. */
export async function findThings(ctx: AppContext, request: SearchRequest): Promise<Map<SearchKind, Found>> {
  const found = new Map<SearchKind, Found>();
  const isbn = isbnOf(request.query);
  const kinds = isbn ? request.kinds.filter((kind) => kind !== SearchKind.BOOKS) : request.kinds;
  const queries: [readonly SearchKind[], string[]][] = [[kinds, wordsOfQuery(request.query)]];
  if (isbn && request.kinds.includes(SearchKind.BOOKS)) queries.push([[SearchKind.BOOKS], [isbn]]);
  for (const [some, words] of queries) {
    if (some.length === 0 || words.length === 0) continue;
    for (const [kind, one] of await findByWords(ctx, { ...request, kinds: some }, words)) found.set(kind, one);
  }
  return found;
}

/** The same for words that are split already. */
export async function findByWords(ctx: AppContext, request: SearchRequest, words: readonly string[]) {
  const { db } = ctx;
  const { kinds } = request;
  const known = await readWords(db, kinds, words);
  if (known.hasChanges) await indexNewChanges(db);
  const { vocabulary } = known.hasChanges ? await readWords(db, kinds, words) : known;
  const found = await findAll(ctx, request, kinds, words, vocabulary);
  const few = kinds.filter((kind) => (found.get(kind)?.matches.length ?? 0) < looking.enough);
  if (few.length === 0 || !words.some(hasSpellings)) return found;
  const like = await readLikeWords(db, few, words);
  const spelled = few.filter((kind) => like.get(kind)?.some((list) => list.length > 0));
  for (const [kind, more] of await findAll(ctx, request, spelled, words, vocabulary, like)) {
    found.set(kind, append(found.get(kind), more));
  }
  return found;
}

function append(first: Found | undefined, { matches, words }: Found): Found {
  const known = new Set(first?.matches.map(({ id }) => id));
  return { words, matches: [...(first?.matches ?? []), ...matches.filter(({ id }) => !known.has(id))] };
}

async function findAll(
  ctx: AppContext,
  request: SearchRequest,
  kinds: readonly SearchKind[],
  words: readonly string[],
  vocabulary: Vocabulary,
  like?: Vocabulary,
): Promise<Map<SearchKind, Found>> {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const known = words.map((word, index) => ({
        word,
        isWhole: isPair(word),
        known: vocabulary.get(kind)?.[index] ?? [],
        like: like?.get(kind)?.[index] ?? [],
      }));
      return [kind, { words: known, matches: await findKind(ctx, request, kind, known) }] as const;
    }),
  );
  return new Map(found);
}

const wordsFor = ({ known, like }: QueryWord): KnownWord[] => [...known, ...like];
const thingsOf = (word: QueryWord) => wordsFor(word).reduce((sum, { things }) => sum + things, 0);
const rarestFirst = (words: readonly QueryWord[]) => words.toSorted((a, b) => thingsOf(a) - thingsOf(b));

/** Searches by the rarest word; the others decide. */
async function findKind(
  ctx: AppContext,
  request: SearchRequest,
  kind: SearchKind,
  words: readonly QueryWord[],
): Promise<Match[]> {
  if (kind === SearchKind.SESSIONS && !ctx.viewer) return [];
  if (words.some((word) => wordsFor(word).length === 0)) return [];
  const [rarest, ...others] = rarestFirst(words);
  if (!rarest) return [];
  const numbers = wordsFor(rarest).map(({ no }) => no);
  const values: unknown[] = [numbers];
  const add = (value: unknown) => `$${values.push(value)}`;
  const seeing = {
    isGuest: ctx.viewer === null,
    hasBlocks: mayHide(ctx),
    hasPrivateGroups: mayHavePrivateGroups(ctx),
  };
  const statement = matchesStatement({
    kind,
    words: numbers.length,
    enough: enoughFor(request),
    others: others.map((word) => ({ parameter: add(formsOf(word)), isOne: word.like.length === 0 })),
    seeing: { ...seeing, viewer: needsViewer(kind, seeing) ? `${add(ctx.viewer?.id)}::uuid` : "" },
  });
  const rows = await ctx.db.rows<Match>(statement, values, 1_000);
  const seen = await withoutOthers(ctx, rows);
  return inOrder(seen, words);
}

function enoughFor({ first, skip, isToFilter }: SearchRequest) {
  if (isToFilter) return "toFilter";
  if (skip + first <= 2 * limits.usual) return "atOnce";
  return skip + first <= limits.first ? "more" : "furtherOn";
}

/** What the words of a thing must have for a word of the query: see `SearchThing`. */
const formsOf = ({ word, isWhole, like }: QueryWord): string =>
  [isWhole ? ` ${word} ` : ` ${word}`, ...like.map((one) => ` ${one.word} `)].join("\n");

/** Without sessions of other members that are not open to the viewer: the rule of open sessions decides. */
async function withoutOthers({ viewer, loaders }: AppContext, matches: readonly Match[]): Promise<Match[]> {
  const seen = await Promise.all(
    matches.map(async ({ id: sessionId, dateId = null, isOthers }) => {
      if (!isOthers || !viewer) return !isOthers;
      return loaders.sightOfSession.load({ sessionId, viewerId: viewer.id, occurrenceId: dateId });
    }),
  );
  return matches.filter((_match, index) => seen[index]);
}
