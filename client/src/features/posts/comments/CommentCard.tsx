import { chakra, Flex } from "@chakra-ui/react";
import { memo, useId } from "react";
import type { CommentCardFragment } from "../../../generated/discussionHooks";
import { useSession } from "../../accounts/SessionProvider";
import { SharedBook } from "../../books/SharedBook";
import { Byline } from "../Byline";
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
          dateLabel={texts.postedOn}
          isViewer={author?.id === user?.id}
          pictureSize="2.5rem"
        />
        <CommentMenu comment={comment} post={post} onDeleted={onDeleted} />
      </Flex>
      <chakra.div marginTop="3">
        <MemberText isFormatted author={author} lines={12}>
          {comment.text}
        </MemberText>
      </chakra.div>
      {comment.book && (
        <chakra.div marginTop="4">
          <SharedBook book={comment.book} />
        </chakra.div>
      )}
    </chakra.article>
  );
});
