import { newSubmissionKey } from "../../../shared/newSubmissionKey";
import { useDraft } from "../../../ui/forms/useDraft";

/** What a form for a message shows is wrong, so that no alert repeats it. */
export const messageForm = { fields: ["text"] };

const blank = { text: "", key: "" };

/**
 * A message being written. Its mark is made when it is first sent and stays until the text changes, so that sending
 * the same text again after a lost answer publishes it once.
 */
export function useMessageDraft(name: string) {
  const { values, set, forget } = useDraft(name, blank);
  const submissionKey = () => {
    const key = values.key || newSubmissionKey();
    set({ key });
    return key;
  };
  const clear = () => {
    set(blank);
    forget();
  };
  return { text: values.text, write: (text: string) => set({ text, key: "" }), submissionKey, clear };
}
