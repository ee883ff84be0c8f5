import { useState } from "react";

/** The state of a ConfirmDialog: `ask` opens it; it stays open until the confirmed action has ended. */
export function useConfirm(action: () => Promise<unknown>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return { ask: () => setOpen(true), dialog: { isOpen, onClose: close, onConfirm: () => action().then(close) } };
}
