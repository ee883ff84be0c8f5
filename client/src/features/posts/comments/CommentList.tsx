import { chakra, Flex, VisuallyHidden } from "@chakra-ui/react";
import { useLayoutEffect, useMemo, useRef } from "react";
import type { CommentsQuery } from "../../../generated/discussionHooks";
import { Button } from "../../../ui/Button";
import { LongListEntry } from "../../../ui/lists/LongListEntry";
import { useAction } from "../../alerts/useAction";
import { CommentCard } from "./CommentCard";
import * as texts from "../texts";

type Post = NonNullable<CommentsQuery["post"]>;

interface Props {
  post: Post;
  onMore(): Promise<unknown>;
  onDeleted(): void;
}

/** The comments under a post, newest first, with older ones on request. */
export function CommentList({ post, onMore, onDeleted }: Props) {
  const { id, version, commentCount } = post;
  const { nodes, pageInfo } = post.comments;
  // The same for all cards until the number changes, so that those that are there need not be drawn again.
  const counted = useMemo(() => ({ id, version, commentCount }), [id, version, commentCount]);
  const { list, expectMore } = useFocusOnFirstNew(nodes.length);
  const { run, isPending } = useAction(async () => {
    expectMore();
    await onMore();
  });
  return (
    <>
      <chakra.ul ref={list} display="flex" flexDirection="column" gap="4">
        {nodes.map((comment) => (
          <LongListEntry key={comment.id} tabIndex={-1} gist={`${comment.author?.name ?? ""}: ${comment.text}`}>
            <CommentCard comment={comment} post={counted} onDeleted={onDeleted} />
          </LongListEntry>
        ))}
      </chakra.ul>
      {pageInfo.hasNextPage && (
        <Flex marginTop="6" justifyContent="center">
          <Button isPending={isPending} onClick={() => void run()}>
            {texts.olderComments}
            <VisuallyHidden>{texts.commentsShown(nodes.length, commentCount)}</VisuallyHidden>
          </Button>
        </Flex>
      )}
    </>
  );
}

/** After more was asked for, the focus goes to the first entry that came. */
function useFocusOnFirstNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const expectedAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (expectedAt.current === null || count <= expectedAt.current) return;
    (list.current?.children[expectedAt.current] as HTMLElement | undefined)?.focus();
    expectedAt.current = null;
  }, [count]);
  return { list, expectMore: () => (expectedAt.current = count) };
}
