import { useState } from "react";
import { History } from "../../../generated/icons/History";
import { Pencil } from "../../../generated/icons/Pencil";
import { recallDraft } from "../../../ui/forms/draftStore";
import type { MenuEntry } from "../../../ui/menu/menuEntry";
import { useSession } from "../../accounts/SessionProvider";
import * as texts from "./texts";
import { type Editable, editDraftName } from "./useEditDraft";

interface Subject extends Editable {
  viewerCanEdit: boolean;
  viewerCanReadRevisions: boolean;
}

/** Whether a text is being edited, also where a draft of that was left, and the entries of its menu. */
export function useEditing(subject: Subject) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState<boolean>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const draftName = editDraftName(subject, user?.id ?? "");
  const edit: MenuEntry = { label: texts.edit, Icon: Pencil, onSelect: () => setOpen(true) };
  const history: MenuEntry = { label: texts.changes, Icon: History, onSelect: () => setHistoryOpen(true) };
  return {
    draftName,
    /** The text takes the focus that the form had. */
    wasClosed: isOpen === false,
    isEditing: subject.viewerCanEdit && (isOpen ?? recallDraft(draftName) !== undefined),
    close: () => setOpen(false),
    entries: [subject.viewerCanEdit ? edit : null, subject.viewerCanReadRevisions ? history : null],
    isHistoryOpen,
    closeHistory: () => setHistoryOpen(false),
  };
}

export type Editing = ReturnType<typeof useEditing>;
