import { newIdempotencyKey } from "../../../shared/newIdempotencyKey";
import type { WrittenMention } from "../../../shared/mentions/mentions";
import { useDraft } from "../../../ui/forms/useDraft";
import type { DraftPicture } from "../../pictures/usePictureUploads";
import { blankMessage, rewritten } from "./useMessageDraft";
import { type GroupDetails, noDetails } from "../about/groupDetails";

const blank = { ...blankMessage, key: "", group: noDetails };

export const draftName = (userId: string) => `post of ${userId}`;

/**
 * The draft of a post and of its group's settings. Its idempotency key is created at the first submit and kept until
 * something changes, so that submitting the same again after a lost response publishes it once.
 */
export function usePostDraft(userId: string) {
  const { values, set, forget } = useDraft(draftName(userId), blank);
  const { text, mentions, group, pictures } = values;
  const idempotencyKey = () => {
    const key = values.key || newIdempotencyKey();
    set({ key });
    return key;
  };
  const clear = () => {
    set(blank);
    forget();
  };
  const write = (written: string, chosen: WrittenMention | null) =>
    set({ ...rewritten(values, written, chosen), key: "" });
  const describe = (changes: Partial<GroupDetails>) => set({ group: { ...group, ...changes }, key: "" });
  const illustrate = (pictures: DraftPicture[]) => set({ pictures, key: "" });
  return { text, mentions, write, group, describe, pictures, illustrate, idempotencyKey, clear };
}
