import type { Db } from "../../../platform/database/Db";
import { kindNumbers, type SearchKind } from "../kinds";
import { looking as limits } from "../limits";
import { hasSpellings, isNear, isNotFar, shortened } from "../words/spelling";
import { isPair } from "../words/split";
import { knownWords, likeWords, similarWords } from "./findStatements";

/** A word of the index for one of a query. */
export interface KnownWord {
  no: number;
  word: string;
  /** How many things have it. */
  things: number;
}

interface Row extends KnownWord {
  kind: number;
  /** That of the word of the query, from 1 on. */
  place: number;
}

/** By kind, for each word of the query: the words of the index. */
export type Vocabulary = ReadonlyMap<SearchKind, readonly KnownWord[][]>;

/** Greater than every text that begins so. */
const lastCharacter = "\u{10ffff}";

/** The words that begin with those of the query. `hasChanges`: the index does not have everything yet. */
export async function readWords(
  db: Db,
  kinds: readonly SearchKind[],
  words: readonly string[],
): Promise<{ vocabulary: Vocabulary; hasChanges: boolean }> {
  const until = words.map((word) => (isPair(word) ? word : word + lastCharacter));
  const values = [kinds.map((kind) => kindNumbers[kind]), words, until];
  const rows = await db.rows<Row>(knownWords(words.length > 1), values);
  return { vocabulary: toVocabulary(kinds, words, rows), hasChanges: rows.some(({ kind }) => kind === 0) };
}

/** The words that may be meant by misspelled ones. */
export async function readLikeWords(
  db: Db,
  kinds: readonly SearchKind[],
  words: readonly string[],
): Promise<Vocabulary> {
  const parts = words.flatMap((word, index) =>
    hasSpellings(word) ? [word, ...shortened(word)].map((part) => ({ place: index + 1, part })) : [],
  );
  const values = [
    kinds.map((kind) => kindNumbers[kind]),
    parts.map(({ place }) => place),
    parts.map(({ part }) => part),
  ];
  const rows = parts.length > 0 ? await db.rows<Row>(likeWords, values) : [];
  const near = rows.filter(({ place, word }) => isNear(words[place - 1] ?? "", word));
  const found = toVocabulary(kinds, words, near);
  for (const lists of found.values()) for (const list of lists) list.splice(limits.spellings);
  return found;
}

/** Words with the same first letters that differ by up to two others. */
export async function readSimilarWords(
  db: Db,
  kinds: readonly SearchKind[],
  words: readonly string[],
): Promise<Vocabulary> {
  const asked = words.flatMap((word, index) => (hasSpellings(word) ? [{ word, place: index + 1 }] : []));
  const beginnings = asked.map(({ word }) => [...word].slice(0, limits.sameLetters).join(""));
  const values = [
    kinds.map((kind) => kindNumbers[kind]),
    asked.map(({ place }) => place),
    beginnings,
    beginnings.map((beginning) => beginning + lastCharacter),
    asked.map(({ word }) => [...word].length),
  ];
  const rows = asked.length > 0 ? await db.rows<Row>(similarWords, values) : [];
  return toVocabulary(
    kinds,
    words,
    rows.filter(({ place, word }) => isNotFar(words[place - 1] ?? "", word)),
  );
}

function toVocabulary(kinds: readonly SearchKind[], words: readonly string[], rows: readonly Row[]) {
  return new Map(
    kinds.map((kind) => {
      const ofKind = rows.filter((row) => row.kind === kindNumbers[kind]);
      const lists = words.map((word, index) =>
        ofKind
          .filter(({ place }) => place === index + 1)
          .toSorted((a, b) => Number(b.word === word) - Number(a.word === word) || b.things - a.things),
      );
      return [kind, lists] as const;
    }),
  );
}
