import { useCallback } from "react";
import {
  type Shelf,
  type ShelvedStateFragment,
  useRateBookMutation,
  useShelveBookMutation,
  useUnshelveBookMutation,
} from "../../../generated/shelfHooks";
import { useAction } from "../../alerts/useAction";

export type Shelved = ShelvedStateFragment["viewerShelved"];

/**
 * Shelves, unshelves and rates a book. Updates optimistically, and rolls back on an error. Responses contain the state
 * after the change.
 */
export function useShelf(bookId: string, shelved: Shelved, { isShownInPlace = false } = {}) {
  const [shelveBook] = useShelveBookMutation();
  const [unshelveBook] = useUnshelveBookMutation();
  const [rateBook] = useRateBookMutation();
  const move = useCallback(
    (shelf: Shelf | null) =>
      shelf === null
        ? unshelveBook({
            variables: { input: { bookId } },
            optimisticResponse: { unshelveBook: bookWith(bookId, null) },
          })
        : shelveBook({
            variables: { input: { bookId, shelf } },
            optimisticResponse: { shelveBook: bookWith(bookId, { ...entryOf(bookId, shelved), shelf }) },
          }),
    [bookId, shelved, shelveBook, unshelveBook],
  );
  const rate = useCallback(
    (rating: number | null) => {
      const expected = rating === null && !shelved ? null : { ...entryOf(bookId, shelved), rating };
      return rateBook({
        variables: { input: { bookId, rating } },
        optimisticResponse: { rateBook: bookWith(bookId, expected) },
      });
    },
    [bookId, shelved, rateBook],
  );
  return { move: useAction(move, { isShownInPlace }), rate: useAction(rate) };
}

const unread = {
  ...{ page: null, percent: null, pages: null, percentRead: null, startedOn: null, finishedOn: null },
  noteCount: 0,
};

/** What is there, or what a book gets that was on no shelf. */
const entryOf = (bookId: string, shelved: Shelved) => ({
  __typename: "ShelvedBook" as const,
  ...(shelved ?? { id: `of ${bookId}`, shelf: "DONE" as const, rating: null, ...unread }),
});

const bookWith = (id: string, viewerShelved: Shelved) => ({ __typename: "Book" as const, id, viewerShelved });
