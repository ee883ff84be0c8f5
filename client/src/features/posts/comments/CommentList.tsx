import { chakra, Flex, VisuallyHidden } from "@chakra-ui/react";
import { useMemo } from "react";
import type { CommentsQuery } from "../../../generated/discussionHooks";
import { withoutMarkup } from "../../../shared/markup/withoutMarkup";
import { Button } from "../../../ui/Button";
import { LongListEntry } from "../../../ui/lists/LongListEntry";
import { useFocusOnMore } from "../../../ui/lists/useFocusOnMore";
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
  const { list, loadMore } = useFocusOnMore(nodes.length, onMore);
  const { run, isPending } = useAction(loadMore);
  return (
    <>
      <chakra.ul ref={list} display="flex" flexDirection="column" gap="4">
        {nodes.map((comment) => (
          <LongListEntry
            key={comment.id}
            tabIndex={-1}
            gist={`${comment.author?.name ?? ""}: ${withoutMarkup(comment.text)}`}
          >
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
