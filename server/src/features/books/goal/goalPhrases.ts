import path from "node:path";
import { stem } from "../language/stem";
import { readLines } from "../language/wordList";

const lines = readLines(path.join("..", "goal", "goalPhrases.txt"));

const wrapping = new Set(lines.filter((line) => !line.startsWith("~")));
const longestPhrase = Math.max(...[...wrapping].map((phrase) => phrase.split(/[ -]/).length));

/** Words that are as often wrapping as subject. */
const faint = new Set(lines.filter((line) => line.startsWith("~")).map((line) => line.slice(1).trim()));

export const isFaintWord = (word: string): boolean => faint.has(word);

const everyday = new Set(
  readLines(path.join("..", "goal", "everydayWords.txt"))
    .flatMap((line) => line.split(/\s+/))
    .map(stem),
);

/** "30", "9th", "10am": how many, how often and when. */
const isNumber = (word: string): boolean => /^\d+(?:st|nd|rd|th|am|pm|h|hrs?|mins?)?$/.test(word);

/** Words that say nothing of a subject, and numbers. */
export const isEverydayWord = (word: string): boolean => isNumber(word) || everyday.has(stem(word));

/** The words of a goal without the phrases that only wrap it ("how to", "as a beginner"), the longest phrase first. */
export function withoutWrapping(words: readonly string[]): string[] {
  const kept: string[] = [];
  let index = 0;
  while (index < words.length) {
    const length = wrappingAt(words, index);
    if (length === 0) kept.push(words[index] ?? "");
    index += Math.max(1, length);
  }
  return kept;
}

function wrappingAt(words: readonly string[], start: number): number {
  for (let length = Math.min(longestPhrase, words.length - start); length > 0; length -= 1) {
    if (wrapping.has(words.slice(start, start + length).join(" "))) return length;
  }
  return 0;
}
