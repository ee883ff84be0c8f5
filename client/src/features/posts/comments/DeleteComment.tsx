import { chakra, Text } from "@chakra-ui/react";
import { Trash2 } from "../../../generated/icons/Trash2";
import { useState } from "react";
import { type CommentCardFragment, useDeleteCommentMutation } from "../../../generated/discussionHooks";
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

/** Deletes the viewer's comment after a confirmation; it disappears at once and comes back if the service rejects it. */
export function DeleteComment({ comment, post, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useDelete(comment.id, post, onDeleted);
  return (
    <>
      <Button
        variant="dangerQuiet"
        paddingInline="3"
        marginBlock="-1"
        marginInlineEnd={{ base: "-2", sm: "0" }}
        flexShrink="0"
        title={texts.deletePost}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
        <chakra.span css={{ smDown: unseen }}>{texts.deletePost}</chakra.span>
      </Button>
      <ConfirmDialog
        title={texts.deleteCommentQuestion}
        confirmLabel={texts.deleteCommentConfirm}
        isOpen={isAsking}
        isPending={isPending}
        onClose={() => setAsking(false)}
        onConfirm={run}
      >
        <Excerpt>{comment.text}</Excerpt>
        <Text marginTop="4">{texts.cannotBeUndone}</Text>
      </ConfirmDialog>
    </>
  );
}

/** A phone has room for the icon only; screen readers still read the label. */
const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

function useDelete(id: string, post: CommentedPost, onDeleted: () => void) {
  const alerts = useAlerts();
  const [deleteComment] = useDeleteCommentMutation();
  return useAction(async () => {
    const expected = { __typename: "Post", id: post.id, version: post.version, commentCount: post.commentCount - 1 };
    await deleteComment({
      variables: { id },
      optimisticResponse: { deleteComment: expected },
      update: (cache) => removeFromPost(cache, post.id, id),
    });
    alerts.success(texts.commentRemoved);
    onDeleted();
  });
}
