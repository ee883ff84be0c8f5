import type { ApolloCache } from "@apollo/client/cache";
import { Text } from "@chakra-ui/react";
import { Trash2 } from "../../../generated/icons/Trash2";
import {
  type CommentCardFragment,
  useDeleteCommentMutation,
  useRemoveCommentMutation,
} from "../../../generated/discussionHooks";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import type { MenuEntry } from "../../../ui/menu/menuEntry";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { Excerpt } from "../feed/Excerpt";
import { countAnswers, emptyComment, removeComment } from "../postCache";
import * as texts from "../texts";

/** As much of a post as changes with its comments. */
export interface CommentedPost {
  id: string;
  version: number;
  commentCount: number;
}

interface Props {
  comment: CommentCardFragment;
  post: CommentedPost;
  /** The comment that it answers. */
  replyToId?: string | undefined;
  onDeleted(): void;
}

/**
 * The entry of a menu that deletes the viewer's comment, or removes one from the group they look after, once they confirm
 * it. It disappears at once and comes back if the service rejects it.
 */
export function useDeletingComment(props: Props) {
  const { comment } = props;
  const { run, isPending } = useDelete(props);
  const { ask, dialog } = useConfirm(run);
  const words = comment.viewerCanDelete ? own : ofOthers;
  const isOffered = comment.viewerCanDelete || comment.viewerCanRemove;
  const entry: MenuEntry | null = isOffered
    ? { label: words.label, Icon: Trash2, isDanger: true, onSelect: ask }
    : null;
  return {
    entry,
    dialog: (
      <ConfirmDialog title={words.question} confirmLabel={words.confirm} isPending={isPending} {...dialog}>
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
  consequence: texts.cannotBeUndone,
};

const ofOthers = {
  label: texts.removeComment,
  question: texts.removeCommentQuestion,
  confirm: texts.removeCommentConfirm,
  consequence: texts.removeCommentText,
};

function useDelete({ comment: { id, viewerCanDelete, answerCount }, post, replyToId, onDeleted }: Props) {
  const alerts = useAlerts();
  const [deleteComment] = useDeleteCommentMutation();
  const [removeOther] = useRemoveCommentMutation();
  return useAction(async () => {
    const expected = { __typename: "Post", id: post.id, version: post.version, commentCount: post.commentCount - 1 };
    const update = (cache: ApolloCache) => {
      if (answerCount > 0) return emptyComment(cache, id);
      removeComment(cache, { postId: post.id, replyToId }, id);
      if (replyToId) countAnswers(cache, replyToId, -1);
    };
    if (viewerCanDelete)
      await deleteComment({ variables: { id }, optimisticResponse: { deleteComment: expected }, update });
    else
      await removeOther({
        variables: { input: { commentId: id } },
        optimisticResponse: { removeComment: expected },
        update,
      });
    alerts.success(texts.commentRemoved);
    onDeleted();
  });
}
