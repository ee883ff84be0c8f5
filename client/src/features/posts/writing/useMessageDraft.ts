import { newIdempotencyKey } from "../../../shared/newIdempotencyKey";
import { moveMentions, type WrittenMention } from "../../../shared/mentions/mentions";
import type { DraftPicture } from "../../pictures/usePictureUploads";
import { useDraft } from "../../../ui/forms/useDraft";

/** Errors of these fields are shown by the form, so that no alert repeats them. */
export const messageForm = { fields: ["text", "mentions", "pictures"] };

/** A text that is being written, with what belongs to it. */
export interface Message {
  text: string;
  mentions: WrittenMention[];
  pictures: DraftPicture[];
}

export const blankMessage: Message = { text: "", mentions: [], pictures: [] };
const blank = { ...blankMessage, key: "" };

/** The same with another text. */
export const rewritten = ({ text, mentions }: Message, written: string, chosen: WrittenMention | null) => ({
  text: written,
  mentions: moveMentions(text, written, mentions, chosen),
});

/** As the inputs of the service take them. */
export const toMentionInputs = (mentions: readonly WrittenMention[]) =>
  mentions.length > 0 ? { mentions: mentions.map(({ start, length, userId }) => ({ start, length, userId })) } : {};

/**
 * The draft of a message. Its idempotency key is created at the first submit and kept until the text changes, so that
 * submitting the same text again after a lost response publishes it once.
 */
export function useMessageDraft(name: string) {
  const { values, set, forget } = useDraft(name, blank);
  const idempotencyKey = () => {
    const key = values.key || newIdempotencyKey();
    set({ key });
    return key;
  };
  const clear = () => {
    set(blank);
    forget();
  };
  const { text, mentions, pictures } = values;
  const write = (written: string, chosen: WrittenMention | null) =>
    set({ ...rewritten(values, written, chosen), key: "" });
  const illustrate = (pictures: DraftPicture[]) => set({ pictures, key: "" });
  return { text, mentions, write, pictures, illustrate, idempotencyKey, clear };
}
