import { chakra } from "@chakra-ui/react";
import type { BookCardFragment } from "../../generated/hooks";
import { BookCard } from "./BookCard";
import { bookGridLook } from "./bookGridLook";

export function BookGrid({ books }: { books: readonly BookCardFragment[] }) {
  return (
    <chakra.ul css={bookGridLook}>
      {books.map((book) => (
        <li key={book.id}>
          <BookCard book={book} />
        </li>
      ))}
    </chakra.ul>
  );
}
