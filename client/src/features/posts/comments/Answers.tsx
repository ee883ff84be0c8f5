import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  AnswersDocument,
  type AnswersQuery,
  type AnswersQueryVariables,
  type ThreadFragment,
} from "../../../generated/discussionHooks";
import { afterOpening } from "../../../shared/opening";
import { Button } from "../../../ui/Button";
import { useAction } from "../../alerts/useAction";
import { CommentCard } from "./CommentCard";
import { Entry } from "./Entry";
import * as texts from "../texts";

const answersQuery = AnswersDocument as TypedDocumentNode<AnswersQuery, AnswersQueryVariables>;

/** The answers that come with their comment, as the fragment `Thread` asks for. */
const shownAtFirst = 3;

interface Props {
  thread: ThreadFragment;
  /** An answer that must be shown, also if it is among the folded ones. */
  wantedId: string | null;
  onAnswer(answer: ThreadFragment["answers"]["nodes"][number]): void;
}

/** The answers to a comment, oldest first; the older ones of many are folded. */
export function Answers({ thread, wantedId, onAnswer }: Props) {
  const { nodes } = thread.answers;
  const list = useRef<HTMLUListElement>(null);
  const { open, isPending, timesOpened } = useFolded(thread);
  const isMissing = wantedId !== null && !nodes.some(({ id }) => id === wantedId);
  useEffect(() => {
    if (isMissing) void afterOpening().then(open);
    // Once: it may be gone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing]);
  const folded = thread.answerCount - nodes.length;
  // A discussion that was read again has come with the newest ones only, perhaps together with what was opened.
  const isFolded = folded > 0 && nodes.length <= shownAtFirst;
  useEffect(() => {
    if (!isFolded || timesOpened === 0) return;
    // In the next task, what has come is rendered.
    const timer = setTimeout(() => void open());
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `open` changes with what is loaded
  }, [isFolded, timesOpened]);
  if (nodes.length === 0) return null;
  const openAll = async () => {
    await open();
    list.current?.querySelector("li")?.focus();
  };
  return (
    <chakra.div marginTop="3" marginInlineStart={{ base: "4", md: "8" }}>
      {folded > 0 && (
        <Button variant="quiet" paddingInline="3" marginBottom="2" isPending={isPending} onClick={() => void openAll()}>
          {texts.moreAnswers(folded)}
        </Button>
      )}
      <chakra.ul ref={list} aria-label={texts.answers} display="flex" flexDirection="column" gap="3">
        {[...nodes].reverse().map((answer) => (
          <li key={answer.id} tabIndex={-1}>
            <Entry comment={answer}>
              <CommentCard comment={answer} replyToId={thread.id} onAnswer={onAnswer} />
            </Entry>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** Loads the folded answers, up to a hundred at a time. `timesOpened`: how often more than the first ones came. */
function useFolded({ id, answers: { nodes, pageInfo } }: ThreadFragment) {
  const client = useApolloClient();
  // Those that came with their comment are read again, with those before them.
  const after = nodes.length > shownAtFirst && pageInfo.hasNextPage ? pageInfo.endCursor : null;
  const [timesOpened, setTimesOpened] = useState(0);
  const { run, isPending } = useAction(
    useCallback(async () => {
      const variables = { commentId: id, after };
      const { data } = await client.query({ query: answersQuery, variables, fetchPolicy: "network-only" });
      if ((data?.comment?.answers.nodes.length ?? 0) > shownAtFirst) setTimesOpened((times) => times + 1);
    }, [client, id, after]),
  );
  return { open: run, isPending, timesOpened };
}
