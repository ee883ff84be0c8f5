import type { Shelf } from "../../../generated/shelfHooks";
import { Check } from "../../../generated/icons/Check";
import { Button } from "../../../ui/Button";
import * as texts from "./texts";
import { useShelf } from "./useShelf";

interface Props {
  bookId: string;
  shelf: Shelf;
  /** On which shelf the book is; null: on none. */
  current: Shelf | null;
}

/** Puts the book on one shelf, or takes it off again. */
export function ShelfToggle({ bookId, shelf, current }: Props) {
  const { toggle } = useShelf(bookId, current);
  const isOn = shelf === current;
  return (
    <Button aria-pressed={isOn} isPending={toggle.isPending} onClick={() => void toggle.run(shelf)}>
      {isOn && <Check size={18} aria-hidden="true" />}
      {texts.shelfNames[shelf]}
    </Button>
  );
}
