import { newIdempotencyKey } from "../../../shared/newIdempotencyKey";
import { useDraft } from "../../../ui/forms/useDraft";

/** Errors of these fields are shown by the form, so that no alert repeats them. */
export const messageForm = { fields: ["text"] };

const blank = { text: "", key: "" };

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
  return { text: values.text, write: (text: string) => set({ text, key: "" }), idempotencyKey, clear };
}
