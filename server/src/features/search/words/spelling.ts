import { editDistance } from "../../books/goal/editDistance";
import { looking as limits } from "../limits";

/** Whether a word can be misspelled: not numbers, and not pairs of characters. */
export const hasSpellings = (word: string): boolean =>
  word.length >= limits.leastLetters && word.length <= limits.mostLetters && !/[\d\s]/.test(word);

/**
 * The word with one letter left out, each in turn. Two words that differ by one letter, or by two letters that are swapped, have
 * one of these in common, or one is among those of the other.
 */
export function shortened(word: string): string[] {
  const letters = [...word];
  return [...new Set(letters.map((_letter, place) => letters.toSpliced(place, 1).join("")))];
}

/** Whether one edit makes one word the other: a letter more, less or another one, or two neighbours swapped. */
export const isNear = (one: string, other: string): boolean => one !== other && editDistance(one, other, 1) === 1;

/** Whether two edits do, of a word that is long enough for them. */
export const isNotFar = (one: string, other: string): boolean =>
  one !== other && editDistance(one, other, 2) <= ([...one].length >= limits.lettersForTwo ? 2 : 1);
