import type { MouseEvent, ReactNode } from "react";
import { Button } from "../Button";
import { Modal } from "./Modal";
import * as texts from "../texts";

interface Props {
  /** Names the thing, e.g. "Delete this post?" */
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** For dialogs about cancelling, in which "Cancel" would be ambiguous. */
  cancelLabel?: string;
  isOpen: boolean;
  isPending?: boolean;
  onConfirm(isByKeyboard: boolean): unknown;
  onClose(): void;
}

/** Asks before something that cannot be undone; the focus waits on Cancel. */
export function ConfirmDialog(props: Props) {
  const { title, children, confirmLabel, cancelLabel = texts.cancel, isOpen, isPending, onConfirm, onClose } = props;
  return (
    <Modal
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant="danger"
            isPending={isPending}
            onClick={({ detail }: MouseEvent) => void onConfirm(detail === 0)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
