import { useApolloClient } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useCallback, useEffect, useRef } from "react";
import { AnswersDocument, type ThreadFragment } from "../../../generated/discussionHooks";
import { Button } from "../../../ui/Button";
import { useAction } from "../../alerts/useAction";
import { CommentCard } from "./CommentCard";
import { Entry } from "./Entry";
import * as texts from "../texts";

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
  const { open, isPending, wasOpened } = useFolded(thread);
  const isMissing = wantedId !== null && !nodes.some(({ id }) => id === wantedId);
  useEffect(() => {
    if (isMissing) void open();
    // Once: it may be gone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing]);
  const folded = thread.answerCount - nodes.length;
  // A discussion that was read again has come with the newest ones only.
  const isFolded = folded > 0 && nodes.length <= shownAtFirst;
  useEffect(() => {
    if (isFolded && wasOpened.current) void open();
    // oxlint-disable-next-line react/exhaustive-deps -- `open` changes with what is loaded
  }, [isFolded]);
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

/** Loads the folded answers, up to a hundred at a time. */
function useFolded({ id, answers: { nodes, pageInfo } }: ThreadFragment) {
  const client = useApolloClient();
  // Those that came with their comment are read again, with those before them.
  const after = nodes.length > shownAtFirst && pageInfo.hasNextPage ? pageInfo.endCursor : null;
  const wasOpened = useRef(false);
  const { run, isPending } = useAction(
    useCallback(async () => {
      await client.query({ query: AnswersDocument, variables: { commentId: id, after }, fetchPolicy: "network-only" });
      wasOpened.current = true;
    }, [client, id, after]),
  );
  return { open: run, isPending, wasOpened };
}
