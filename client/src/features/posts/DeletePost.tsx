import { chakra, Text } from "@chakra-ui/react";
import { Trash2 } from "../../generated/icons/Trash2";
import { useCallback } from "react";
import { useDeletePostMutation } from "../../generated/hooks";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../ui/feedback/useConfirm";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import { fill } from "../../ui/fill";
import * as texts from "./texts";
import { removeFromPages } from "./postCache";
import { Excerpt } from "./feed/Excerpt";

interface Deletable {
  id: string;
  text: string;
  /** Where it is not known, the question names no number. */
  commentCount?: number;
}

interface Props {
  post: Deletable;
  onDeleted(): void;
}

/** Deletes the viewer's post after a confirmation; it disappears at once and comes back if the service rejects it. */
export function DeletePost({ post, onDeleted }: Props) {
  const { ask, dialog } = useDeletingPost(post, onDeleted);
  return (
    <>
      <Button variant="dangerQuiet" paddingInline="4" onClick={ask}>
        <Trash2 size={18} aria-hidden="true" />
        {texts.deletePost}
      </Button>
      {dialog}
    </>
  );
}

/** `ask` opens the confirmation. */
export function useDeletingPost(post: Props["post"], onDeleted: () => void) {
  const { run, isPending } = useDelete(post.id, onDeleted);
  const { ask, dialog } = useConfirm(run);
  return {
    ask,
    dialog: (
      <ConfirmDialog
        title={texts.deletePostQuestion}
        confirmLabel={texts.deletePostConfirm}
        isPending={isPending}
        {...dialog}
      >
        <Excerpt>{post.text}</Excerpt>
        <Text marginTop="4">
          {post.commentCount !== 0 && (
            <>
              {fill(texts.commentsGoToo, {
                comments: <chakra.strong>{describe(post.commentCount)}</chakra.strong>,
              })}{" "}
            </>
          )}
          {texts.cannotBeUndone}
        </Text>
      </ConfirmDialog>
    ),
  };
}

const describe = (count: number | undefined) => (count === undefined ? texts.anyComments : texts.commentCount(count));

function useDelete(id: string, onDeleted: () => void) {
  const alerts = useAlerts();
  const [deletePost] = useDeletePostMutation();
  const perform = useCallback(async () => {
    await deletePost({
      variables: { id },
      optimisticResponse: { deletePost: id },
      update: (cache) => removeFromPages(cache, id),
    });
    alerts.success(texts.postRemoved);
    onDeleted();
  }, [deletePost, alerts, id, onDeleted]);
  return useAction(perform);
}
