import { useState } from "react";

/**
 * The state of a ConfirmDialog: `ask` opens it; it stays open until the confirmed action has ended, which hears whether it was
 * confirmed by keyboard.
 */
export function useConfirm(action: (isByKeyboard: boolean) => unknown) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const onConfirm = async (isByKeyboard: boolean) => {
    await action(isByKeyboard);
    close();
  };
  return { ask: () => setOpen(true), dialog: { isOpen, onClose: close, onConfirm } };
}
