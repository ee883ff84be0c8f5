import { useState } from "react";
import { flushSync } from "react-dom";

interface Options {
  /** For what shows on the page at once: a page is inert behind a dialog, and cannot take the focus. */
  closesFirst?: boolean;
}

/**
 * The state of a ConfirmDialog: `ask` opens it; it stays open until the confirmed action has ended, which hears whether it was
 * confirmed by keyboard.
 */
export function useConfirm(action: (isByKeyboard: boolean) => unknown, { closesFirst = false }: Options = {}) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const onConfirm = async (isByKeyboard: boolean) => {
    if (closesFirst) flushSync(close);
    await action(isByKeyboard);
    close();
  };
  return { ask: () => setOpen(true), dialog: { isOpen, onClose: close, onConfirm } };
}
