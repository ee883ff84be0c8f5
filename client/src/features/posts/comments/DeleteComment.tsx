import type { ApolloCache } from "@apollo/client/cache";
import { chakra, Text, VisuallyHidden } from "@chakra-ui/react";
import { Trash2 } from "../../../generated/icons/Trash2";
import { useState } from "react";
import {
  type CommentCardFragment,
  useDeleteCommentMutation,
  useRemoveCommentMutation,
} from "../../../generated/discussionHooks";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { Excerpt } from "../feed/Excerpt";
import { removeFromPost } from "../postCache";
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
  onDeleted(): void;
}

/** Deletes the viewer's comment, or removes one from the group they look after, once they confirm it. It disappears at once and comes back if the service rejects it. */
export function DeleteComment({ comment, post, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useDelete(comment, post, onDeleted);
  const words = comment.viewerCanDelete ? own : ofOthers;
  return (
    <>
      <Button
        variant="dangerQuiet"
        paddingInline="3"
        marginBlock="-1"
        marginInlineEnd={{ base: "-2", sm: "0" }}
        flexShrink="0"
        title={words.label}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
        <chakra.span css={{ smDown: unseen }}>{words.label}</chakra.span>
        {comment.author && !comment.viewerCanDelete && (
          <VisuallyHidden>{texts.commentBy(comment.author.name)}</VisuallyHidden>
        )}
      </Button>
      <ConfirmDialog
        title={words.question}
        confirmLabel={words.confirm}
        isOpen={isAsking}
        isPending={isPending}
        onClose={() => setAsking(false)}
        onConfirm={run}
      >
        <Excerpt>{comment.text || (comment.foldedText ?? "")}</Excerpt>
        <Text marginTop="4">{words.consequence}</Text>
      </ConfirmDialog>
    </>
  );
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

/** A phone has room for the icon only; screen readers still read the label. */
const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

function useDelete({ id, viewerCanDelete }: CommentCardFragment, post: CommentedPost, onDeleted: () => void) {
  const alerts = useAlerts();
  const [deleteComment] = useDeleteCommentMutation();
  const [removeComment] = useRemoveCommentMutation();
  return useAction(async () => {
    const expected = { __typename: "Post", id: post.id, version: post.version, commentCount: post.commentCount - 1 };
    const update = (cache: ApolloCache) => removeFromPost(cache, post.id, id);
    if (viewerCanDelete)
      await deleteComment({ variables: { id }, optimisticResponse: { deleteComment: expected }, update });
    else
      await removeComment({
        variables: { input: { commentId: id } },
        optimisticResponse: { removeComment: expected },
        update,
      });
    alerts.success(texts.commentRemoved);
    onDeleted();
  });
}
