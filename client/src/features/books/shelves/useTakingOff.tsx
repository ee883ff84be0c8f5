import { Text } from "@chakra-ui/react";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import * as texts from "./texts";
import type { Shelved } from "./useShelf";

interface Options {
  shelved: Shelved;
  /** The viewer added it: without their shelf it is not there. */
  isOwn: boolean;
  onTakeOff(): void;
}

/** Taking a book off a shelf: asks first where notes, or the book itself, would be lost. */
export function useTakingOff({ shelved, isOwn, onTakeOff }: Options) {
  const [isAsking, setAsking] = useState(false);
  const notes = shelved?.noteCount ?? 0;
  const confirm = () => {
    setAsking(false);
    onTakeOff();
  };
  const dialog = (
    <ConfirmDialog
      title={texts.takeOffTitle}
      confirmLabel={texts.takeOffConfirm}
      isOpen={isAsking}
      onConfirm={confirm}
      onClose={() => setAsking(false)}
    >
      {isOwn && <Text>{texts.losesBook}</Text>}
      {notes > 0 && <Text>{texts.losesNotes(notes)}</Text>}
    </ConfirmDialog>
  );
  return { takeOff: () => (isOwn || notes > 0 ? setAsking(true) : onTakeOff()), dialog };
}
