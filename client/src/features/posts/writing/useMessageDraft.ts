import { newIdempotencyKey } from "../../../shared/newIdempotencyKey";
import type { DraftPicture } from "../../pictures/usePictureUploads";
import { useDraft } from "../../../ui/forms/useDraft";

/** Errors of these fields are shown by the form, so that no alert repeats them. */
export const messageForm = { fields: ["text", "pictures"] };

const noPictures: DraftPicture[] = [];
const blank = { text: "", key: "", pictures: noPictures };

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
  const { text, pictures } = values;
  const write = (text: string) => set({ text, key: "" });
  const illustrate = (pictures: DraftPicture[]) => set({ pictures, key: "" });
  return { text, write, pictures, illustrate, idempotencyKey, clear };
}
