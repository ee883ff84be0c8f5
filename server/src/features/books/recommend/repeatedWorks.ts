import type { Book } from "../Book";
import { lastNameOf, wordsOfTitle } from "../workKey";

type Cover = Pick<Book, "title" | "subtitle" | "authors">;

/** What the end of a title says of a printing alone: "second edition", "revised and updated". */
const edition = /^(?:edition|ed|edn|revised|updated|expanded|enlarged)$/;
const besideEdition =
  /^(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|new|and)$/;

/** More authors than that stand on no cover. */
const mostAuthors = 4;

/** Keeps the first of the books that are one work: other editions, and other ways to write title, subtitle and authors. */
export function withoutRepeatedWorks<T extends { book: Cover }>(found: readonly T[]): T[] {
  const seen = new Set<string>();
  return found.filter(({ book }) => {
    const keys = keysOf(book);
    const isRepeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return !isRepeated;
  });
}

/** Each author with the title, and with all that the cover says: some catalogues have the subtitle in the title. */
function keysOf({ title, subtitle, authors }: Cover): string[] {
  const words = wordsOfTitle(title);
  const titles = [withoutEdition(words)];
  if (subtitle) titles.push(withoutEdition([...words, ...wordsOfTitle(subtitle)]));
  const names = authors.length > 0 ? authors.slice(0, mostAuthors).map(lastNameOf) : [""];
  return titles.flatMap((text) => names.map((name) => `${text || title}|${name}`));
}

function withoutEdition(words: readonly string[]): string {
  const isOfEdition = (word = "") => edition.test(word) || besideEdition.test(word);
  let end = words.length;
  while (end > 1 && isOfEdition(words[end - 1])) end -= 1;
  const isNamed = words.slice(end).some((word) => edition.test(word));
  return (isNamed ? words.slice(0, end) : words).join(" ");
}
