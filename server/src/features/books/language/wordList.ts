import { readFileSync } from "node:fs";
import path from "node:path";

/** The lines of a data file beside this module, without comments (#) and empty lines. */
export function readLines(file: string): string[] {
  return readFileSync(path.join(__dirname, file), "utf8")
    .split("\n")
    .map((line) => line.replace(/(^|\s)#.*$/, "").trim())
    .filter(Boolean);
}

/** A file of `form form form => word` lines as a map from each form, and from the word itself, to the word. */
export function readWordList(file: string): Map<string, string> {
  const pairs = readLines(file).flatMap((line) => {
    const [forms = "", word = ""] = line.split("=>");
    return forms
      .trim()
      .split(/\s+/)
      .map((form) => [form, word.trim()] as const);
  });
  return new Map([...pairs.map(([, word]) => [word, word] as const), ...pairs]);
}
