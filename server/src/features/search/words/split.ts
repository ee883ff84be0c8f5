import { index as limits, search } from "../limits";
import { fold } from "./fold";

export interface Word {
  word: string;
  /** Where it stands in the folded text. */
  start: number;
  end: number;
}

const apostrophe = "'’ʼ";
/** Also `c++` and `c#`. */
const wholes = new RegExp(
  String.raw`[\p{L}\p{M}\p{N}]+(?:[${apostrophe}][\p{L}\p{M}\p{N}]+)*(?:\+\+|#(?![\p{L}\p{N}]))?`,
  "gu",
);
const apostrophes = new RegExp(`[${apostrophe}]`, "g");
/** Written without spaces, or, in Korean, with endings and with names of one syllable. They are found by pairs of characters. */
const scripts = ["Han", "Hiragana", "Katakana", "Hangul", "Thai", "Lao", "Khmer", "Myanmar"];
const character = `[${scripts.map((script) => String.raw`\p{Script=${script}}`).join("")}ー]`;
const unspaced = new RegExp(`${character}+`, "gu");
/** Where two parts meet that people also write in one, such as those of a name. */
const joints = new RegExp(String.raw`(?<before>${character})[\s・]+(?=(?<after>${character}))`, "gu");

interface Splitting {
  /** For storing: also the last character of a run without spaces, the pair around a space, and what follows an apostrophe. */
  forIndex: boolean;
}

/** The words of a folded text. */
export function* split(text: string, options: Splitting): Generator<Word> {
  for (const { 0: whole, index } of text.matchAll(wholes)) {
    let from = 0;
    for (const { 0: run, index: at } of whole.matchAll(unspaced)) {
      yield* spaced(whole.slice(from, at), index + from, options);
      yield* pairs(run, index + at, options);
      from = at + run.length;
    }
    yield* spaced(whole.slice(from), index + from, options);
  }
  if (options.forIndex) yield* jointPairs(text);
}

function* jointPairs(text: string): Generator<Word> {
  for (const { 0: joint, index, groups } of text.matchAll(joints)) {
    const { before = "", after = "" } = groups ?? {};
    yield { word: before + after, start: index, end: index + joint.length + after.length };
  }
}

function* spaced(text: string, start: number, { forIndex }: Splitting): Generator<Word> {
  const word = text.replace(apostrophes, "");
  const end = start + text.length;
  if (word === "") return;
  yield { word: word.slice(0, limits.wordLetters), start, end };
  const parts = text.split(apostrophes);
  const last = parts.at(-1) ?? "";
  if (forIndex && parts.length > 1 && last !== "") yield { word: last, start: end - last.length, end };
}

function* pairs(run: string, start: number, { forIndex }: Splitting): Generator<Word> {
  const characters = [...run];
  let at = start;
  for (const [place, one] of characters.entries()) {
    const next = characters[place + 1];
    const isOnly = characters.length === 1;
    if (next !== undefined) yield { word: one + next, start: at, end: at + one.length + next.length };
    else if (forIndex || isOnly) yield { word: one, start: at, end: at + one.length };
    at += one.length;
  }
}

/** Whether a word is a pair of characters: found as it is, not as a beginning. */
export const isPair = (word: string): boolean => [...word].length === 2 && word.replace(unspaced, "") === "";

/** The different words of a text for the index, at most so many. */
export function wordsOf(text: string, most: number): string[] {
  const words = new Set<string>();
  for (const { word } of split(fold(text), { forIndex: true })) {
    words.add(word);
    if (words.size === most) break;
  }
  return [...words];
}

/** The different words of a query. */
export function wordsOfQuery(query: string): string[] {
  const words = new Set<string>();
  for (const { word } of split(fold(query), { forIndex: false })) {
    words.add(word);
    if (words.size === search.words) break;
  }
  return [...words];
}

/** The digits of an ISBN, or of its beginning, which people type with hyphens or spaces; null if the query is something else. */
export function isbnOf(query: string): string | null {
  const folded = fold(query).trim();
  if (!/^\d[\d\s\u2010-\u2015-]*x?$/.test(folded)) return null;
  const number = folded.replace(/[^\dx]/g, "");
  return number.length >= 5 && number.length <= 13 ? number : null;
}
