import { newSubmissionKey } from "../../../shared/newSubmissionKey";
import { useDraft } from "../../../ui/forms/useDraft";
import { type GroupDetails, noDetails } from "../about/groupDetails";

const blank = { text: "", key: "", group: noDetails };

export const draftName = (userId: string) => `post of ${userId}`;

/**
 * A post being written, with what is said of its group. Its mark is made when it is first sent and stays until something
 * changes, so that sending the same again after a lost answer publishes it once.
 */
export function usePostDraft(userId: string) {
  const { values, set, forget } = useDraft(draftName(userId), blank);
  const { text, group } = values;
  const submissionKey = () => {
    const key = values.key || newSubmissionKey();
    set({ key });
    return key;
  };
  const clear = () => {
    set(blank);
    forget();
  };
  const write = (text: string) => set({ text, key: "" });
  const describe = (changes: Partial<GroupDetails>) => set({ group: { ...group, ...changes }, key: "" });
  return { text, write, group, describe, submissionKey, clear };
}
