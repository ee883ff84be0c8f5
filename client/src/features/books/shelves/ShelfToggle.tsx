import type { Shelf } from "../../../generated/shelfHooks";
import { Check } from "../../../generated/icons/Check";
import { Button } from "../../../ui/Button";
import { InlineProblem } from "../../alerts/InlineProblem";
import * as texts from "./texts";
import { type Shelved, useShelf } from "./useShelf";

interface Props {
  bookId: string;
  shelf: Shelf;
  /** Where the book is; null: on no shelf. */
  shelved: Shelved;
  /** A window would cover an alert. */
  isInWindow?: boolean;
}

/** Puts the book on one shelf, or takes it off again. */
export function ShelfToggle({ bookId, shelf, shelved, isInWindow = false }: Props) {
  const { move } = useShelf(bookId, shelved, { isShownInPlace: isInWindow });
  const isOn = shelf === shelved?.shelf;
  return (
    <>
      <Button aria-pressed={isOn} onClick={() => void move.run(isOn ? null : shelf)}>
        {isOn && <Check size={18} aria-hidden="true" />}
        {texts.shelfNames[shelf]}
      </Button>
      {isInWindow && <InlineProblem problem={move.problem} />}
    </>
  );
}
