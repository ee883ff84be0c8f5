import type { Book } from "../Book";
import { lastNameOf, wordsOfTitle } from "../workKey";

type Cover = Pick<Book, "title" | "subtitle" | "authors">;

/** What the end of a title says of a printing alone: "second edition", "revised and updated". */
const edition = /^(?:edition|ed|edn|revised|updated|expanded|enlarged)$/;
const besideEdition =
  /^(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|new|and)$/;

/** More authors than that stand on no cover. */
const mostAuthors = 4;

/** A title begins with so many words of a name at most: "John Stuart Mill's On Liberty". */
const mostNames = 3;

/** Keeps the first of the books that are one work: other editions, and other ways to write title, subtitle and authors. */
export const withoutRepeatedWorks = <T extends { book: Cover }>(found: readonly T[]): T[] => firstOfEach(found, keysOf);

/** The same, also where an edition has the author's name in its title: "Aristotle's Nicomachean Ethics", "Cicero: On Duties". */
export const withoutNamedEditions = <T extends { book: Cover }>(found: readonly T[]): T[] =>
  firstOfEach(found, (cover) => [...keysOf(cover), ...keysWithoutName(cover)]);

function firstOfEach<T extends { book: Cover }>(found: readonly T[], toKeys: (cover: Cover) => string[]): T[] {
  const seen = new Set<string>();
  return found.filter(({ book }) => {
    const keys = toKeys(book);
    const isRepeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return !isRepeated;
  });
}

/** An answer compares the same books twice. */
const known = new WeakMap<Cover, string[]>();

function keysOf(cover: Cover): string[] {
  const keys = known.get(cover) ?? makeKeys(cover);
  known.set(cover, keys);
  return keys;
}

/** Each author with the title, and with all that the cover says: some catalogues have the subtitle in the title. */
function makeKeys({ title, subtitle, authors }: Cover): string[] {
  const words = wordsOfTitle(title);
  const titles = [withoutEdition(words)];
  if (subtitle) titles.push(withoutEdition([...words, ...wordsOfTitle(subtitle)]));
  return titles.flatMap((text) => namesOf(authors).map((name) => `${text || title}|${name}`));
}

function keysWithoutName({ title, authors }: Cover): string[] {
  const names = namesOf(authors);
  const words = wordsOfTitle(title);
  return names.flatMap((name) => withoutName(words, name)).flatMap((text) => names.map((name) => `${text}|${name}`));
}

const namesOf = (authors: readonly string[]) =>
  authors.length > 0 ? authors.slice(0, mostAuthors).map(lastNameOf) : [""];

/** The title that follows the name of its author; none where it does not begin with it, or has nothing more. */
function withoutName(words: readonly string[], name: string): string[] {
  const place = words.slice(0, mostNames).indexOf(name);
  const rest = words.slice(place + 1);
  return name && place >= 0 && rest.length > 0 ? [withoutEdition(rest)] : [];
}

function withoutEdition(words: readonly string[]): string {
  const isOfEdition = (word = "") => edition.test(word) || besideEdition.test(word);
  let end = words.length;
  while (end > 1 && isOfEdition(words[end - 1])) end -= 1;
  const isNamed = words.slice(end).some((word) => edition.test(word));
  return (isNamed ? words.slice(0, end) : words).join(" ");
}
