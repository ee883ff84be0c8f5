import { chakra } from "@chakra-ui/react";
import { memo, Suspense, useId } from "react";
import type { CommentCardFragment } from "../../../generated/discussionHooks";
import { paths } from "../../../shared/paths";
import { useTakeLostFocus } from "../../../ui/forms/useTakeLostFocus";
import { useSession } from "../../accounts/SessionProvider";
import { SharedBook } from "../../books/SharedBook";
import { PictureGrid } from "../../pictures/PictureGrid";
import { Byline } from "../Byline";
import { CommentChanges, EditComment } from "../editing/lazyEditing";
import { useEditing } from "../editing/useEditing";
import { CommentActions } from "./CommentActions";
import { CommentMenu } from "./CommentMenu";
import { DeletedComment } from "./DeletedComment";
import { useDiscussion } from "./DiscussionContext";
import { FoldedComment } from "./FoldedComment";
import { MemberText } from "../../../shared/MemberText";
import * as texts from "../texts";

interface Props {
  comment: CommentCardFragment;
  /** The comment that it answers. */
  replyToId?: string;
  onAnswer(comment: CommentCardFragment): void;
}

/** A comment with its author; memoized, so that a growing list does not render it again. */
export const CommentCard = memo(function CommentCard({ comment, replyToId, onAnswer }: Props) {
  const nameId = useId();
  const { user } = useSession();
  const { post, onDeleted } = useDiscussion();
  const { author } = comment;
  const editing = useEditing({ kind: "comment", postId: post.id, ...comment });
  const text = useTakeLostFocus<HTMLDivElement>(editing.wasClosed);
  const menu = (
    <CommentMenu comment={comment} post={post} replyToId={replyToId} onDeleted={onDeleted} entries={editing.entries} />
  );
  if (comment.isDeleted) return <DeletedComment />;
  // The service omits the text of folded comments only.
  if (!author && comment.text === "") {
    return <FoldedComment text={comment.foldedText}>{comment.viewerCanRemove && menu}</FoldedComment>;
  }
  return (
    <chakra.article aria-labelledby={nameId} layerStyle="card" boxShadow="none" padding={{ base: "4", md: "5" }}>
      <Byline
        id={nameId}
        author={author}
        createdAt={comment.createdAt}
        editedAt={comment.editedAt}
        dateLabel={texts.postedOn}
        isViewer={author?.id === user?.id}
        to={paths.reply(post.id, comment.id)}
        pictureSize="2.5rem"
        actions={menu}
      />
      <chakra.div ref={text} tabIndex={-1} marginTop="3">
        {editing.isEditing ? (
          <Suspense fallback={null}>
            <EditComment postId={post.id} comment={comment} draftName={editing.draftName} onClose={editing.close} />
          </Suspense>
        ) : (
          <MemberText isFormatted author={author} mentions={comment.mentions} lines={12}>
            {comment.text}
          </MemberText>
        )}
      </chakra.div>
      {!editing.isEditing && <PictureGrid pictures={comment.pictures} />}
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
      <CommentActions comment={comment} onAnswer={onAnswer} />
    </chakra.article>
  );
});
