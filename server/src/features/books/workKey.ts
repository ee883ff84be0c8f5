import { tokenize } from "./language/tokens";

const articles = new Set(["the", "a", "an", "der", "die", "das", "le", "la", "les", "el", "il"]);

/** The same for all editions of a work: the title without articles and parentheses, and the first author's last name. */
export function workKeyOf(title: string, authors: readonly string[]): string {
  const words = wordsOfTitle(title).join(" ");
  return `${words || title.trim().toLowerCase()}|${lastNameOf(authors[0] ?? "")}`.slice(0, 300);
}

/** Without articles, and what stands in parentheses. */
export const wordsOfTitle = (title: string): string[] =>
  tokenize(title.replace(/\([^)]*\)|\[[^\]]*\]/g, " ")).filter((word) => !articles.has(word));

export const lastNameOf = (author: string): string =>
  tokenize(author.replace(/\b(jr|sr|phd|md)\.?$/i, "")).at(-1) ?? "";
