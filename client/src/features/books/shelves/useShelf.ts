import { useCallback } from "react";
import {
  type Shelf,
  useRateBookMutation,
  useShelveBookMutation,
  useUnshelveBookMutation,
} from "../../../generated/shelfHooks";
import { useAction } from "../../alerts/useAction";

/** Puts a book on a shelf or takes it off, and rates it. The answers have the state that is true afterwards. */
export function useShelf(bookId: string, current: Shelf | null) {
  const [shelveBook] = useShelveBookMutation();
  const [unshelveBook] = useUnshelveBookMutation();
  const [rateBook] = useRateBookMutation();
  const toggle = useCallback(
    (shelf: Shelf) =>
      shelf === current
        ? unshelveBook({ variables: { input: { bookId } } })
        : shelveBook({ variables: { input: { bookId, shelf } } }),
    [bookId, current, shelveBook, unshelveBook],
  );
  const rate = useCallback(
    (rating: number | null) => rateBook({ variables: { input: { bookId, rating } } }),
    [bookId, rateBook],
  );
  return { toggle: useAction(toggle), rate: useAction(rate) };
}
