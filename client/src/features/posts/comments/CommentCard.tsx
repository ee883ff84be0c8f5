import { chakra, Flex } from "@chakra-ui/react";
import { memo, Suspense, useId } from "react";
import type { CommentCardFragment } from "../../../generated/discussionHooks";
import { useTakeLostFocus } from "../../../ui/forms/useTakeLostFocus";
import { useSession } from "../../accounts/SessionProvider";
import { SharedBook } from "../../books/SharedBook";
import { PictureGrid } from "../../pictures/PictureGrid";
import { Byline } from "../Byline";
import { CommentChanges, EditComment } from "../editing/lazyEditing";
import { useEditing } from "../editing/useEditing";
import { CommentMenu } from "./CommentMenu";
import type { CommentedPost } from "./useDeletingComment";
import { FoldedComment } from "./FoldedComment";
import { MemberText } from "../../../shared/MemberText";
import * as texts from "../texts";

interface Props {
  comment: CommentCardFragment;
  post: CommentedPost;
  onDeleted(): void;
}

/** A comment with its author; memoized, so that a growing list does not render it again. */
export const CommentCard = memo(function CommentCard({ comment, post, onDeleted }: Props) {
  const nameId = useId();
  const { user } = useSession();
  const { author } = comment;
  const editing = useEditing({ kind: "comment", ...comment });
  const text = useTakeLostFocus<HTMLDivElement>(editing.wasClosed);
  // The service omits the text of folded comments only.
  if (!author && comment.text === "") {
    return (
      <FoldedComment text={comment.foldedText}>
        {comment.viewerCanRemove && <CommentMenu comment={comment} post={post} onDeleted={onDeleted} />}
      </FoldedComment>
    );
  }
  return (
    <chakra.article aria-labelledby={nameId} layerStyle="card" boxShadow="none" padding={{ base: "4", md: "5" }}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap="2">
        <Byline
          id={nameId}
          author={author}
          createdAt={comment.createdAt}
          editedAt={comment.editedAt}
          dateLabel={texts.postedOn}
          isViewer={author?.id === user?.id}
          pictureSize="2.5rem"
        />
        <CommentMenu comment={comment} post={post} onDeleted={onDeleted} entries={editing.entries} />
      </Flex>
      <chakra.div ref={text} tabIndex={-1} marginTop="3">
        {editing.isEditing ? (
          <Suspense fallback={null}>
            <EditComment comment={comment} draftName={editing.draftName} onClose={editing.close} />
          </Suspense>
        ) : (
          <MemberText isFormatted author={author} lines={12}>
            {comment.text}
          </MemberText>
        )}
      </chakra.div>
      <PictureGrid pictures={comment.pictures} />
      {editing.isHistoryOpen && (
        <Suspense fallback={null}>
          <CommentChanges id={comment.id} onClose={editing.closeHistory} />
        </Suspense>
      )}
      {comment.book && (
        <chakra.div marginTop="4">
          <SharedBook book={comment.book} />
        </chakra.div>
      )}
    </chakra.article>
  );
});
