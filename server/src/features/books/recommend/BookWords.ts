import type { Book } from "../Book";
import type { Word } from "../language/stem";
import { phraseOf, wordsBySentence } from "../language/terms";

const fieldNames = ["title", "subtitle", "subjects", "description", "authors"] as const;
export type FieldName = (typeof fieldNames)[number];

/** Where a term stands in a book. */
export interface Place {
  /** The words as they stand there, folded. */
  words: string;
  field: FieldName;
  /** The text of the field that holds them. */
  text: string;
}

interface ReadText {
  text: string;
  sentences: Word[][];
}

const known = new WeakMap<Book, BookWords>();

/** The words of a book, stored for as long as the book is. */
export function wordsOf(book: Book): BookWords {
  const words = known.get(book) ?? new BookWords(book);
  known.set(book, words);
  return words;
}

/** The words of a book's fields, those that weigh most first; each field is read only when it is needed, and once. */
export class BookWords {
  private readonly read = new Map<FieldName, ReadText[]>();

  constructor(private readonly book: Book) {}

  find(term: string): Place | null {
    for (const field of fieldNames) {
      for (const { text, sentences } of this.textsOf(field)) {
        const words = findTerm(sentences, term);
        if (words !== null) return { words, field, text };
      }
    }
    return null;
  }

  /** Two places as one, where they overlap in one sentence: "tour de" and "de france"; else null. */
  join(first: Place, second: Place): Place | null {
    if (first.text !== second.text) return null;
    const words = overlap(first.words, second.words) ?? overlap(second.words, first.words);
    const read = this.textsOf(first.field).find(({ text }) => text === first.text);
    if (words === null || !read) return null;
    return read.sentences.some((sentence) => hasInRow(sentence, words)) ? { ...first, words } : null;
  }

  private textsOf(field: FieldName): ReadText[] {
    const known = this.read.get(field);
    if (known) return known;
    const texts = textsOf(this.book, field).map((text) => ({ text, sentences: wordsBySentence(text) }));
    this.read.set(field, texts);
    return texts;
  }
}

export function textsOf(book: Book, field: FieldName): readonly string[] {
  if (field === "title") return [book.title];
  if (field === "subtitle") return [book.subtitle ?? ""];
  if (field === "subjects") return book.categories;
  return field === "authors" ? book.authors : [book.description];
}

function overlap(first: string, second: string): string | null {
  const [before, after] = [first.split(" "), second.split(" ")];
  return before.at(-1) === after[0] ? [...before, ...after.slice(1)].join(" ") : null;
}

const hasInRow = (sentence: readonly Word[], words: string): boolean =>
  ` ${sentence.map(({ surface }) => surface).join(" ")} `.includes(` ${words} `);

function findTerm(sentences: readonly Word[][], term: string): string | null {
  const isPhrase = term.includes(" ");
  for (const words of sentences) {
    for (const [index, word] of words.entries()) {
      if (!isPhrase && word.stem === term) return word.surface;
      const next = words[index + 1];
      if (isPhrase && next && phraseOf(word.stem, next.stem) === term) return `${word.surface} ${next.surface}`;
    }
  }
  return null;
}
