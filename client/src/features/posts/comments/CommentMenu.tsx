import type { CommentCardFragment } from "../../../generated/discussionHooks";
import { paths } from "../../../shared/paths";
import { ActionsMenu } from "../../../ui/menu/ActionsMenu";
import type { MenuEntry } from "../../../ui/menu/menuEntry";
import { useCopyingLink } from "../../alerts/useCopyingLink";
import { useReporting } from "../../moderation/useReporting";
import * as texts from "../texts";
import { useDeletingComment } from "./useDeletingComment";

interface Props {
  comment: CommentCardFragment;
  post: { id: string };
  /** The comment that it answers. */
  replyToId?: string | undefined;
  onDeleted(): void;
  /** Before the others: what one can do with its text. */
  entries?: readonly (MenuEntry | null)[];
}

/** The rare actions of a comment. */
export function CommentMenu(props: Props) {
  const { comment, post, entries = [] } = props;
  const { author, viewerCanDelete } = comment;
  const report = useReporting({ kind: "COMMENT", id: comment.id });
  const deletion = useDeletingComment(props);
  const copyLink = useCopyingLink(paths.reply(post.id, comment.id));
  const mayReport = !viewerCanDelete && author;
  return (
    <>
      <ActionsMenu
        label={author ? texts.commentActions(author.name) : texts.actionsOfComment}
        entries={[...entries, copyLink, mayReport ? report.entry : null, deletion.entry]}
      />
      {report.dialog}
      {deletion.dialog}
    </>
  );
}
