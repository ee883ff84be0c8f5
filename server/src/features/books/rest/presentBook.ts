import type { AppContext } from "../../../platform/context";
import type { Book } from "../Book";
import { coverAddress } from "../coverAddress";
import type { Recommendation } from "../recommend/recommendBooks";

/** A recommended book in the contract's fields, and why it is here; authors are one text with ";" between the names. */
export function presentBook({ book, reason, isCloseMatch }: Recommendation) {
  return {
    title: book.title,
    subtitle: book.subtitle,
    isbn10: book.isbn10,
    isbn13: book.isbn13,
    categories: book.categories.join(";"),
    thumbnail: book.thumbnail,
    description: book.description,
    num_pages: book.pageCount,
    average_rating: book.averageRating,
    published_year: book.publishedYear,
    authors: book.authors.join(";"),
    reason,
    isCloseMatch,
    _id: book.id,
  };
}

/** A book by itself, in the fields of `bookTypes.ts`. */
export function presentWholeBook({ coverHosts }: AppContext, book: Book) {
  const { id: _id, title, subtitle, description, isbn10, isbn13, addition } = book;
  return {
    ...{ _id, title, subtitle, authors: book.authors.join(";"), description, categories: book.categories.join(";") },
    ...{ isbn10, isbn13, num_pages: book.pageCount, published_year: book.publishedYear },
    average_rating: book.averageRating,
    cover: coverAddress(book.thumbnail, coverHosts),
    isInCatalogue: addition === undefined,
  };
}
