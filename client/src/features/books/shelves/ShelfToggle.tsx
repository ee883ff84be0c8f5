import type { Shelf } from "../../../generated/shelfHooks";
import { Check } from "../../../generated/icons/Check";
import { Button } from "../../../ui/Button";
import { InlineProblem } from "../../alerts/InlineProblem";
import * as texts from "./texts";
import { type Shelved, useShelf } from "./useShelf";
import { useTakingOff } from "./useTakingOff";

interface Props {
  bookId: string;
  shelf: Shelf;
  /** Where the book is; null: on no shelf. */
  shelved: Shelved;
  /** The viewer added it. */
  isOwn?: boolean;
  /** A window would cover an alert. */
  isInWindow?: boolean;
}

/** Puts the book on one shelf, or takes it off again. */
export function ShelfToggle({ bookId, shelf, shelved, isOwn = false, isInWindow = false }: Props) {
  const { move } = useShelf(bookId, shelved, { isShownInPlace: isInWindow });
  const taking = useTakingOff({ shelved, isOwn, onTakeOff: () => void move.run(null) });
  const isOn = shelf === shelved?.shelf;
  return (
    <>
      <Button aria-pressed={isOn} onClick={() => (isOn ? taking.takeOff() : void move.run(shelf))}>
        {isOn && <Check size={18} aria-hidden="true" />}
        {texts.shelfNames[shelf]}
      </Button>
      {taking.dialog}
      {isInWindow && <InlineProblem problem={move.problem} />}
    </>
  );
}
