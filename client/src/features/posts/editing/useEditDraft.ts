import { useState } from "react";
import { type Mention, moveMentions, type WrittenMention } from "../../../shared/mentions/mentions";
import { newIdempotencyKey } from "../../../shared/newIdempotencyKey";
import { useDraft } from "../../../ui/forms/useDraft";

/** A text with the version that it was read with. */
export interface EditedText {
  text: string;
  mentions: readonly Mention[];
  version: number;
}

/** A text with the members whom it names. */
interface Written {
  text: string;
  mentions: WrittenMention[];
}

interface Edit extends Written {
  version: number;
  /** The text that was there when the edit began. */
  from: string;
  /** What was saved elsewhere meanwhile, until one of the two is chosen. */
  saved?: Written;
}

const toWritten = ({ text, mentions }: EditedText): Written => ({
  text,
  mentions: mentions.map(({ start, length, user }) => ({ start, length, userId: user.id })),
});

export type Editable = { kind: "post" | "comment"; id: string; /** Of a comment, the post. */ postId?: string };

export const editDraftName = ({ kind, id, postId = id }: Editable, userId: string) =>
  `edit of ${kind} ${id} by ${userId} in ${postId}`;

/**
 * The draft of an edit, with the version that it began with: a text that changes meanwhile does not change the draft. Its
 * idempotency key is created at the first submit and kept until the text changes.
 */
export function useEditDraft(name: string, current: EditedText) {
  const [initial] = useState(() => ({
    edit: { ...toWritten(current), version: current.version, from: current.text } as Edit,
    key: "",
  }));
  const { values, set, forget } = useDraft(name, initial);
  const { edit } = values;
  const change = (changes: Partial<Edit>) => set({ edit: { ...edit, ...changes }, key: "" });
  const idempotencyKey = () => {
    const key = values.key || newIdempotencyKey();
    set({ key });
    return key;
  };
  return {
    edit,
    isChanged: edit.text !== edit.from || edit.saved !== undefined,
    write: (text: string, chosen: WrittenMention | null) =>
      change({ text, mentions: moveMentions(edit.text, text, edit.mentions, chosen) }),
    /** Another text was saved in between: the next submit replaces that one. */
    meet: (saved: EditedText) => change({ from: saved.text, version: saved.version, saved: toWritten(saved) }),
    takeSaved: () => change({ ...edit.saved, saved: undefined }),
    idempotencyKey,
    forget,
  };
}
