import { chakra, Flex } from "@chakra-ui/react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { CommentCardFragment } from "../../../generated/discussionHooks";
import { Reply } from "../../../generated/icons/Reply";
import { Button } from "../../../ui/Button";
import { LikeButton, Likes } from "../LikeButton";
import * as texts from "../texts";
import { useDiscussion } from "./DiscussionContext";
import { useLikeComment } from "./useLikeComment";

interface Props {
  comment: CommentCardFragment;
  onAnswer(comment: CommentCardFragment): void;
}

/** What one does with a comment most: like it, and answer it. */
export function CommentActions({ comment, onAnswer }: Props) {
  const { canAnswer } = useDiscussion();
  const { run } = useLikeComment(comment);
  const { author, likeCount, likedByViewer } = comment;
  if (!canAnswer) return likeCount > 0 && <Reading likeCount={likeCount} />;
  return (
    <Flex marginTop="1" marginBottom="-3" marginInlineStart="-3" gap="1" data-noprint>
      <LikeButton
        label={author ? texts.likeComment(author.name) : texts.likeThisComment}
        likedByViewer={likedByViewer}
        likeCount={likeCount}
        paddingInline="3"
        onPress={run}
      />
      <Button variant="quiet" paddingInline="3" onClick={() => onAnswer(comment)}>
        <Reply size={18} aria-hidden="true" />
        {texts.answer}
        {author && <VisuallyHidden>{texts.answerOf(author.name)}</VisuallyHidden>}
      </Button>
    </Flex>
  );
}

function Reading({ likeCount }: { likeCount: number }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="2" marginTop="3" color="fg.muted">
      <Likes likeCount={likeCount} />
    </chakra.div>
  );
}
