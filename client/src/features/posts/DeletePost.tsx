import { chakra, Text } from "@chakra-ui/react";
import { Trash2 } from "../../generated/icons/Trash2";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../ui/feedback/useConfirm";
import { fill } from "../../ui/fill";
import * as texts from "./texts";
import { focusLater } from "./deletion/focusLater";
import { useDeletion } from "./deletion/useDeletion";
import { Excerpt } from "./feed/Excerpt";
import { useRenewPosts } from "./feed/useRenewPosts";

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

/** The id of the entry of a post in the list. */
export const cardId = (postId: string) => `group-${postId}`;

/**
 * Deletes the viewer's post after a confirmation; it disappears at once, can be brought back for a while, and comes back if the
 * service rejects it.
 */
export function DeletePost({ post, onDeleted }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { ask, dialog } = useDeletingPost(post, {
    onDeleted,
    onUndone: () => {
      const find = () => document.getElementById(cardId(post.id));
      // The last one of a page led to the page before.
      if (!find()) void navigate(pathname + search);
      focusLater(find);
    },
  });
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

interface Ways {
  /** Once it is gone from the screen. */
  onDeleted(): void;
  /** Leads to where it is again. */
  onUndone(): void;
}

/** `ask` opens the confirmation. */
export function useDeletingPost(post: Props["post"], ways: Ways) {
  const { ask, dialog } = useConfirm(useDelete(post.id, ways), { closesFirst: true });
  return {
    ask,
    dialog: (
      <ConfirmDialog title={texts.deletePostQuestion} confirmLabel={texts.deletePostConfirm} {...dialog}>
        <Excerpt>{post.text}</Excerpt>
        <Text marginTop="4">
          {post.commentCount !== 0 && (
            <>
              {fill(texts.commentsGoToo, {
                comments: <chakra.strong>{describe(post.commentCount)}</chakra.strong>,
              })}{" "}
            </>
          )}
          {texts.undoOffered}
        </Text>
      </ConfirmDialog>
    ),
  };
}

const describe = (count: number | undefined) => (count === undefined ? texts.anyComments : texts.commentCount(count));

function useDelete(id: string, { onDeleted, onUndone }: Ways) {
  const begin = useDeletion();
  const renewPosts = useRenewPosts();
  return (isByKeyboard: boolean) => {
    begin({
      ...{ kind: "post", id, postId: id },
      ...{ said: texts.postRemoved, isByKeyboard, focusAfter: onDeleted, onUndone, onSent: renewPosts },
    });
    onDeleted();
  };
}
