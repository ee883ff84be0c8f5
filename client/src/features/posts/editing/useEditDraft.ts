import { useState } from "react";
import { type Mention, moveMentions, type WrittenMention } from "../../../shared/mentions/mentions";
import { newIdempotencyKey } from "../../../shared/newIdempotencyKey";
import { useDraft } from "../../../ui/forms/useDraft";
import type { DraftPicture } from "../../pictures/usePictureUploads";

/** A text with the version that it was read with. */
export interface EditedText {
  text: string;
  mentions: readonly Mention[];
  pictures: readonly DraftPicture[];
  version: number;
}

/** A text with the members whom it names, and its pictures. */
interface Written {
  text: string;
  mentions: WrittenMention[];
  pictures: DraftPicture[];
}

interface Edit extends Written {
  version: number;
  /** The text that was there when the edit began, and its pictures. */
  from: string;
  picturesBefore: DraftPicture[];
  /** What was saved elsewhere meanwhile, until one of the two is chosen. */
  saved?: Written;
}

const toWritten = ({ text, mentions, pictures }: EditedText): Written => ({
  text,
  pictures: pictures.map(({ id, url, thumbnail, width, height, description }) => ({
    ...{ id, url, thumbnail, width, height, description },
  })),
  mentions: mentions.map(({ start, length, user }) => ({ start, length, userId: user.id })),
});

function toEdit(current: EditedText): Edit {
  const written = toWritten(current);
  return { ...written, version: current.version, from: current.text, picturesBefore: written.pictures };
}

export type Editable = { kind: "post" | "comment"; id: string; /** Of a comment, the post. */ postId?: string };

export const editDraftName = ({ kind, id, postId = id }: Editable, userId: string) =>
  `edit of ${kind} ${id} by ${userId} in ${postId}`;

/**
 * The draft of an edit, with the version that it began with: a text that changes meanwhile does not change the draft. Its
 * idempotency key is created at the first submit and kept until the text changes.
 */
export function useEditDraft(name: string, current: EditedText) {
  const [initial] = useState(() => ({ edit: toEdit(current), key: "" }));
  const { values, set, forget } = useDraft(name, initial);
  // What a draft of an earlier version of this page lacks is as it was.
  const edit: Edit = { ...initial.edit, ...values.edit };
  const hasOtherPictures = JSON.stringify(edit.pictures) !== JSON.stringify(edit.picturesBefore);
  const change = (changes: Partial<Edit>) => set({ edit: { ...edit, ...changes }, key: "" });
  const idempotencyKey = () => {
    const key = values.key || newIdempotencyKey();
    set({ key });
    return key;
  };
  return {
    edit,
    isChanged: edit.text !== edit.from || edit.saved !== undefined || hasOtherPictures,
    /** null: those that are there stay. */
    newPictures: hasOtherPictures ? edit.pictures.map(({ id, description }) => ({ id, description })) : null,
    illustrate: (pictures: DraftPicture[]) => change({ pictures }),
    write: (text: string, chosen: WrittenMention | null) =>
      change({ text, mentions: moveMentions(edit.text, text, edit.mentions, chosen) }),
    /** Another text was saved in between: the next submit replaces that one. */
    meet(now: EditedText) {
      const saved = toWritten(now);
      change({ from: saved.text, picturesBefore: saved.pictures, version: now.version, saved });
    },
    takeSaved: () => change({ ...edit.saved, saved: undefined }),
    idempotencyKey,
    forget,
  };
}
