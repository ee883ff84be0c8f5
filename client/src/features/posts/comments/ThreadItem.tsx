import { chakra } from "@chakra-ui/react";
import { memo, useCallback, useState } from "react";
import type { CommentCardFragment, ThreadFragment } from "../../../generated/discussionHooks";
import { AnswerForm } from "./AnswerForm";
import { Answers } from "./Answers";
import { CommentCard } from "./CommentCard";
import { useDiscussion } from "./DiscussionContext";
import { Entry } from "./Entry";

interface Props {
  thread: ThreadFragment;
  /** An answer to it that must be shown. */
  wantedId: string | null;
}

/** A comment with the answers to it, and the form for another one. */
export const ThreadItem = memo(function ThreadItem({ thread, wantedId }: Props) {
  const { post } = useDiscussion();
  const [answered, setAnswered] = useState<CommentCardFragment | null>(null);
  const close = useCallback(() => setAnswered(null), []);
  return (
    <>
      <Entry comment={thread}>
        <CommentCard comment={thread} onAnswer={setAnswered} />
      </Entry>
      <Answers thread={thread} wantedId={wantedId} onAnswer={setAnswered} />
      {answered && (
        <chakra.div marginTop="3" marginInlineStart={{ base: "4", md: "8" }}>
          <AnswerForm key={answered.id} postId={post.id} threadId={thread.id} to={answered} onClose={close} />
        </chakra.div>
      )}
    </>
  );
});
