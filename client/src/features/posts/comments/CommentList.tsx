import { chakra, Flex } from "@chakra-ui/react";
import { useLayoutEffect, useRef } from "react";
import type { CommentsQuery, ThreadFragment } from "../../../generated/discussionHooks";
import { withoutMarkup } from "../../../shared/markup/withoutMarkup";
import { Button } from "../../../ui/Button";
import { LongListEntry } from "../../../ui/lists/LongListEntry";
import { useAction } from "../../alerts/useAction";
import { ThreadItem } from "./ThreadItem";
import * as texts from "../texts";

interface Props {
  threads: NonNullable<CommentsQuery["post"]>["threads"];
  /** The comment or answer that must be shown, and the comment that it answers. */
  wanted: { id: string; replyTo?: { id: string } | null } | null;
  onOlder(): Promise<unknown>;
  onNewer(): Promise<unknown>;
}

/** A part of the comments under a post, oldest first, with more in both directions on request. */
export function CommentList({ threads: { nodes, pageInfo }, wanted, onOlder, onNewer }: Props) {
  const { list, note, forget } = useFocusOnNext();
  const load = async (direction: Direction) => {
    note(direction);
    await (direction === "before" ? onOlder() : onNewer()).catch((error: unknown) => {
      forget();
      throw error;
    });
  };
  const oldestFirst = [...nodes].reverse();
  const wantedIn = ({ id }: ThreadFragment) => (wanted && wanted.replyTo?.id === id ? wanted.id : null);
  return (
    <>
      {pageInfo.hasNextPage && <More label={texts.earlierReplies} onMore={() => load("before")} />}
      <chakra.ul ref={list} display="flex" flexDirection="column" gap="4">
        {oldestFirst.map((thread) => (
          <LongListEntry key={thread.id} tabIndex={-1} gist={gistOf(thread)}>
            <ThreadItem thread={thread} wantedId={wantedIn(thread)} />
          </LongListEntry>
        ))}
      </chakra.ul>
      {pageInfo.hasPreviousPage && <More label={texts.laterReplies} onMore={() => load("after")} />}
    </>
  );
}

/** For find-in-page: the comment, and the answers to it that are loaded. */
const gistOf = (thread: ThreadFragment) =>
  [thread, ...[...thread.answers.nodes].reverse()]
    .map(({ author, text }) => `${author?.name ?? ""}: ${withoutMarkup(text)}`)
    .join("\n");

type Direction = "before" | "after";

/** After more was loaded in a direction, focuses the entry next to those that were there. */
function useFocusOnNext() {
  const list = useRef<HTMLUListElement>(null);
  const edge = useRef<{ element: Element; direction: Direction } | null>(null);
  useLayoutEffect(() => {
    if (!edge.current) return;
    const { element, direction } = edge.current;
    const next = direction === "before" ? element.previousElementSibling : element.nextElementSibling;
    if (!next) return;
    edge.current = null;
    (next as HTMLElement).focus();
  });
  const note = (direction: Direction) => {
    const element = direction === "before" ? list.current?.firstElementChild : list.current?.lastElementChild;
    edge.current = element ? { element, direction } : null;
  };
  const forget = () => (edge.current = null);
  return { list, note, forget };
}

interface MoreProps {
  label: string;
  onMore(): Promise<unknown>;
}

function More({ label, onMore }: MoreProps) {
  const { run, isPending } = useAction(onMore);
  return (
    <Flex marginBlock="4" justifyContent="center">
      <Button isPending={isPending} onClick={() => void run()}>
        {label}
      </Button>
    </Flex>
  );
}
