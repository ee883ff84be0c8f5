import type { AppContext } from "../../../platform/context";
import { editDistance } from "../../books/goal/editDistance";
import { hasSpellings } from "../words/spelling";
import { wordsOfQuery } from "../words/split";
import { findByWords, type SearchRequest } from "./findThings";
import { type KnownWord, readLikeWords, readSimilarWords, readWords } from "./vocabulary";

/**
 * Another spelling of a query that finds nothing, of which the viewer finds something; null if there is none. Up to two letters
 * of a word may be wrong.
 */
export async function findClosest(ctx: AppContext, request: SearchRequest): Promise<string | null> {
  const words = wordsOfQuery(request.query);
  if (!words.some(hasSpellings)) return null;
  const { vocabulary } = await readWords(ctx.db, request.kinds, words);
  const similar = await readSimilarWords(ctx.db, request.kinds, words);
  const like = await readLikeWords(ctx.db, request.kinds, words);
  for (const kind of request.kinds) {
    const spelled = words.map((word, index) =>
      vocabulary.get(kind)?.[index]?.length
        ? word
        : nearest(word, [...(like.get(kind)?.[index] ?? []), ...(similar.get(kind)?.[index] ?? [])]),
    );
    if (!isWhole(spelled) || spelled.join() === words.join()) continue;
    const found = await findByWords(ctx, { ...request, kinds: [kind], first: 1, skip: 0 }, spelled);
    if (found.get(kind)?.matches.length) return spelled.join(" ");
  }
  return null;
}

function nearest(word: string, known: readonly KnownWord[]): string | null {
  const farAway = ({ word: other }: KnownWord) => editDistance(word, other, 2);
  const [best] = known.toSorted((a, b) => farAway(a) - farAway(b) || b.things - a.things);
  return best?.word ?? null;
}

const isWhole = (words: readonly (string | null)[]): words is string[] => words.every((word) => word !== null);
