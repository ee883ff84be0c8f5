import { definePersonalData } from "../../platform/personalData/personalData";

const ofNobody = (table: string, ...impersonal: string[]) => ({ table, member: null, impersonal });

/** What members look for is not stored. Theirs are the books that they added. */
export const bookData = definePersonalData(
  {
    table: "own_books",
    name: "added-books",
    member: "user_id",
    key: ["created_at", "id"],
    exported: ["id", "user_id", "title", "authors", "isbn13", "page_count", "state", "created_at"],
  },
  ofNobody(
    "books",
    ...["id", "no", "source_key", "work_key", "title", "subtitle", "authors", "author_keys", "isbn10", "isbn13"],
    ...[
      "categories",
      "description",
      "thumbnail",
      "page_count",
      "published_year",
      "average_rating",
      "ratings_count",
      "vector",
    ],
  ),
  ofNobody("open_library_authors", "key", "name"),
  ofNobody("book_index", "id", "generation", "version", "works", "is_stale", "built_at"),
  ofNobody("book_postings", "term", "impact", "book"),
  ofNobody("book_terms", "term", "books"),
  ofNobody("book_words", "word", "books"),
  ofNobody("book_neighbours", "book", "neighbours"),
  ofNobody("book_imports", "file_key", "file_name", "lines", "taken", "changed", "finished_at"),
  ofNobody("book_import_faults", "file_key", "line", "reason"),
);
