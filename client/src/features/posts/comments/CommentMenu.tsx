import type { CommentCardFragment } from "../../../generated/discussionHooks";
import { ActionsMenu } from "../../../ui/menu/ActionsMenu";
import type { MenuEntry } from "../../../ui/menu/menuEntry";
import { useReporting } from "../../moderation/useReporting";
import * as texts from "../texts";
import { type CommentedPost, useDeletingComment } from "./useDeletingComment";

interface Props {
  comment: CommentCardFragment;
  post: CommentedPost;
  onDeleted(): void;
  /** Before the others: what one can do with its text. */
  entries?: readonly (MenuEntry | null)[];
}

/** The rare actions of a comment. */
export function CommentMenu({ comment, post, onDeleted, entries = [] }: Props) {
  const { author, viewerCanDelete } = comment;
  const report = useReporting({ kind: "COMMENT", id: comment.id });
  const deletion = useDeletingComment({ comment, post, onDeleted });
  const mayReport = !viewerCanDelete && author;
  return (
    <>
      <ActionsMenu
        label={author ? texts.commentActions(author.name) : texts.actionsOfComment}
        entries={[...entries, mayReport ? report.entry : null, deletion.entry]}
      />
      {report.dialog}
      {deletion.dialog}
    </>
  );
}
