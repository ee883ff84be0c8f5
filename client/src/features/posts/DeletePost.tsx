import { chakra, Text } from "@chakra-ui/react";
import { Trash2 } from "../../generated/icons/Trash2";
import { useCallback, useState } from "react";
import { type PostCardFragment, useDeletePostMutation } from "../../generated/hooks";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/feedback/ConfirmDialog";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import { fill } from "../../ui/fill";
import * as texts from "./texts";
import { removeFromPages } from "./postCache";
import { Excerpt } from "./feed/Excerpt";

interface Props {
  post: PostCardFragment;
  onDeleted(): void;
}

/** Deletes the viewer's post after a confirmation; it disappears at once and comes back if the service rejects it. */
export function DeletePost({ post, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useDelete(post.id, onDeleted);
  return (
    <>
      <Button variant="dangerQuiet" paddingInline="4" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        {texts.deletePost}
      </Button>
      <ConfirmDialog
        title={texts.deletePostQuestion}
        confirmLabel={texts.deletePostConfirm}
        isOpen={isAsking}
        isPending={isPending}
        onClose={() => setAsking(false)}
        onConfirm={run}
      >
        <Excerpt>{post.text}</Excerpt>
        <Text marginTop="4">
          {post.commentCount > 0 && (
            <>
              {fill(texts.commentsGoToo, {
                comments: <chakra.strong>{texts.commentCount(post.commentCount)}</chakra.strong>,
              })}{" "}
            </>
          )}
          {texts.cannotBeUndone}
        </Text>
      </ConfirmDialog>
    </>
  );
}

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
