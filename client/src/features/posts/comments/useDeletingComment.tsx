import { useApolloClient } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { Trash2 } from "../../../generated/icons/Trash2";
import type { CommentCardFragment } from "../../../generated/discussionHooks";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import type { MenuEntry } from "../../../ui/menu/menuEntry";
import { focusLater } from "../deletion/focusLater";
import { useDeletion } from "../deletion/useDeletion";
import { Excerpt } from "../feed/Excerpt";
import { readVersion } from "../postCache";
import * as texts from "../texts";

interface Props {
  comment: CommentCardFragment;
  post: { id: string };
  /** The comment that it answers. */
  replyToId?: string | undefined;
  onDeleted(): void;
}

/**
 * The entry of a menu that deletes the viewer's comment, or removes one from the group they look after, once they confirm
 * it. It disappears at once, can be brought back for a while, and comes back if the service rejects it.
 */
export function useDeletingComment(props: Props) {
  const { comment } = props;
  const { ask, dialog } = useConfirm(useDelete(props), { closesFirst: true });
  const words = comment.viewerCanDelete ? own : ofOthers;
  const isOffered = comment.viewerCanDelete || comment.viewerCanRemove;
  const entry: MenuEntry | null = isOffered
    ? { label: words.label, Icon: Trash2, isDanger: true, onSelect: ask }
    : null;
  return {
    entry,
    dialog: (
      <ConfirmDialog title={words.question} confirmLabel={words.confirm} {...dialog}>
        <Excerpt>{comment.text || (comment.foldedText ?? "")}</Excerpt>
        <Text marginTop="4">{words.consequence}</Text>
      </ConfirmDialog>
    ),
  };
}

const own = {
  label: texts.deletePost,
  question: texts.deleteCommentQuestion,
  confirm: texts.deleteCommentConfirm,
  consequence: texts.undoOffered,
};

const ofOthers = {
  label: texts.removeComment,
  question: texts.removeCommentQuestion,
  confirm: texts.removeCommentConfirm,
  consequence: texts.removeCommentText,
};

function useDelete({ comment: { id, viewerCanDelete }, post, replyToId, onDeleted }: Props) {
  const { cache } = useApolloClient();
  const begin = useDeletion();
  return (isByKeyboard: boolean) => {
    begin({
      ...{ kind: "comment", id, postId: post.id, replyToId, isOfOther: !viewerCanDelete },
      readVersion: () => readVersion(cache, post.id),
      ...{ said: texts.commentRemoved, isByKeyboard, focusAfter: onDeleted },
      onUndone: () => focusLater(() => document.getElementById(id)),
    });
    if (!isByKeyboard) onDeleted();
  };
}
