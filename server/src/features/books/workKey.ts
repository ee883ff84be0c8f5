import { tokenize } from "./language/tokens";

const articles = new Set(["the", "a", "an", "der", "die", "das", "le", "la", "les", "el", "il"]);

/** The same for all editions of a work: the title without articles and parentheses, and the first author's last name. */
export function workKeyOf(title: string, authors: readonly string[]): string {
  const words = tokenize(title.replace(/\([^)]*\)|\[[^\]]*\]/g, " ")).filter((word) => !articles.has(word));
  const name = tokenize((authors[0] ?? "").replace(/\b(jr|sr|phd|md)\.?$/i, "")).at(-1) ?? "";
  return `${words.join(" ") || title.trim().toLowerCase()}|${name}`.slice(0, 300);
}
