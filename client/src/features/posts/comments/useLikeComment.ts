import { useCallback } from "react";
import {
  type CommentCardFragment,
  useLikeCommentMutation,
  useUnlikeCommentMutation,
} from "../../../generated/discussionHooks";
import { useAction } from "../../alerts/useAction";

/** Likes or unlikes a comment. Updates optimistically; an error rolls back and raises an alert. */
export function useLikeComment({ id, version, likedByViewer, likeCount }: CommentCardFragment) {
  const [like] = useLikeCommentMutation();
  const [unlike] = useUnlikeCommentMutation();
  const perform = useCallback(async () => {
    const change = likedByViewer ? -1 : 1;
    const liking = { likedByViewer: !likedByViewer, likeCount: likeCount + change };
    const expected = { __typename: "Comment", id, version, ...liking };
    const variables = { id };
    if (likedByViewer) await unlike({ variables, optimisticResponse: { unlikeComment: expected } });
    else await like({ variables, optimisticResponse: { likeComment: expected } });
  }, [id, version, likedByViewer, likeCount, like, unlike]);
  return useAction(perform);
}
