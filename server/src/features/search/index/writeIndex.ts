import type { Tx } from "../../../platform/events/transaction";
import { kindNumbers, type SearchKind } from "../kinds";
import { hasSpellings, shortened } from "../words/spelling";
import * as statements from "./indexStatements";
import { sourceStatements } from "./sourceStatements";
import { type ThingWords, toWords, wordsIn } from "./sources";

interface Indexed extends ThingWords {
  no: number;
}

/** Which words of a thing come and go; `isMain` is part of a hit. */
interface Hit {
  word: string;
  isMain: boolean;
  thing: number;
}

/** Indexes things of one kind as they are now; those that do not exist any more leave the index. Needs the lock. */
export async function indexThings(tx: Tx, kind: SearchKind, ids: readonly string[]): Promise<void> {
  const known = await tx.rows<Indexed>(statements.indexedThings, [kindNumbers[kind], ids]);
  const sources = await tx.rows<{ id: string }>(sourceStatements[kind], [ids]);
  const now = new Map(sources.map((source) => [source.id, toWords(kind, source)]));
  const before = new Map(known.map((thing) => [thing.id, thing]));

  const gone = known.filter(({ id }) => !now.has(id));
  const changed = known.filter((thing) => isOther(thing, now.get(thing.id)));
  const added = [...now.values()].filter(({ id }) => !before.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const numbers = await writeThings(tx, kind, { gone, changed, added, now });

  const old = [...gone, ...changed].flatMap((thing) => hitsOf(thing.no, thing));
  const next = [...changed.map(({ id }) => id), ...added.map(({ id }) => id)].flatMap((id) => {
    const [no, words] = [before.get(id)?.no ?? numbers.get(id), now.get(id)];
    return no === undefined || !words ? [] : hitsOf(no, words);
  });
  await writeHits(tx, kind, without(old, next), without(next, old));
}

const isOther = (known: ThingWords, now: ThingWords | undefined): boolean =>
  now !== undefined && (known.main !== now.main || known.rest !== now.rest);

interface Things {
  gone: readonly Indexed[];
  changed: readonly Indexed[];
  added: readonly ThingWords[];
  now: ReadonlyMap<string, ThingWords>;
}

/** The numbers of those that are added. */
async function writeThings(tx: Tx, kind: SearchKind, { gone, changed, added, now }: Things) {
  if (gone.length > 0) await tx.rows(statements.deleteThings, [gone.map(({ no }) => no)]);
  if (changed.length > 0) {
    const words = changed.map(({ id }) => now.get(id));
    const values = [changed.map(({ no }) => no), words.map((one) => one?.main), words.map((one) => one?.rest)];
    await tx.rows(statements.updateThings, values);
  }
  if (added.length === 0) return new Map<string, number>();
  const values = [added.map(({ id }) => id), added.map(({ main }) => main), added.map(({ rest }) => rest)];
  const rows = await tx.rows<Indexed>(statements.insertThings, [kindNumbers[kind], ...values]);
  return new Map(rows.map(({ id, no }) => [id, no]));
}

function hitsOf(thing: number, { main, rest }: Omit<ThingWords, "id">): Hit[] {
  const mainWords = new Set(wordsIn(main));
  const others = new Set(wordsIn(rest).filter((word) => !mainWords.has(word)));
  return [
    ...[...mainWords].map((word) => ({ word, isMain: true, thing })),
    ...[...others].map((word) => ({ word, isMain: false, thing })),
  ];
}

const textOf = ({ word, isMain, thing }: Hit) => `${thing} ${isMain} ${word}`;

function without(hits: readonly Hit[], others: readonly Hit[]): Hit[] {
  const left = new Set(others.map(textOf));
  return hits.filter((hit) => !left.has(textOf(hit)));
}

interface CountedWord {
  no: number;
  word: string;
  things: number;
  isNew: boolean;
}

async function writeHits(tx: Tx, kind: SearchKind, gone: readonly Hit[], added: readonly Hit[]): Promise<void> {
  const more = new Map<string, number>();
  for (const { word } of gone) more.set(word, (more.get(word) ?? 0) - 1);
  for (const { word } of added) more.set(word, (more.get(word) ?? 0) + 1);
  if (more.size === 0) return;
  const values = [kindNumbers[kind], [...more.keys()], [...more.values()]];
  const words = await tx.rows<CountedWord>(statements.countWords, values);
  const numbers = new Map(words.map(({ word, no }) => [word, no]));
  const columns = (hits: readonly Hit[]) => [
    hits.map(({ word }) => numbers.get(word)),
    hits.map(({ isMain }) => isMain),
    hits.map(({ thing }) => thing),
  ];
  if (gone.length > 0) await tx.rows(statements.deleteHits, columns(gone));
  if (added.length > 0) await tx.rows(statements.insertHits, columns(added));
  await writeSpellings(tx, words);
}

async function writeSpellings(tx: Tx, words: readonly CountedWord[]): Promise<void> {
  const unused = words.filter(({ things }) => things <= 0);
  if (unused.length > 0) {
    await tx.rows(statements.deleteWords, [unused.map(({ no }) => no)]);
    await tx.rows(statements.deleteSpellings, spellingsOf(unused));
  }
  const found = spellingsOf(words.filter(({ isNew, things }) => isNew && things > 0));
  if (found[0].length > 0) await tx.rows(statements.insertSpellings, found);
}

function spellingsOf(words: readonly CountedWord[]): [parts: string[], words: string[]] {
  const pairs = words
    .filter(({ word }) => hasSpellings(word))
    .flatMap(({ word }) => shortened(word).map((part) => [part, word] as const));
  return [pairs.map(([part]) => part), pairs.map(([, word]) => word)];
}
