import { draftsNamed } from "../../../ui/forms/draftStore";

export interface UnsentText {
  name: string;
  kind: "reply" | "answer" | "edit";
  text: string;
}

const kinds = ["reply", "answer", "edit"] as const;

/** What a member typed in a group and did not send: drafts name their kind, their member and their group. */
export const unsentTexts = (userId: string, postId: string): UnsentText[] =>
  draftsNamed(userId, postId).flatMap(([name, draft]) => {
    const kind = kinds.find((one) => name.startsWith(`${one} of `));
    const { text = "", edit } = draft as { text?: string; edit?: { text: string } };
    const typed = edit?.text ?? text;
    return kind && typed.trim() ? { name, kind, text: typed } : [];
  });
