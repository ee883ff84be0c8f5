import { useCallback } from "react";
import { type PostCardFragment, useLikePostMutation, useUnlikePostMutation } from "../../generated/hooks";
import { useAction } from "../alerts/useAction";

/** Likes or unlikes a post. Updates optimistically; an error rolls back and raises an alert. */
export function useLike({ id, version, likedByViewer, likeCount }: PostCardFragment) {
  const [likePost] = useLikePostMutation();
  const [unlikePost] = useUnlikePostMutation();
  const perform = useCallback(async () => {
    const change = likedByViewer ? -1 : 1;
    const expected = { __typename: "Post", id, version, likedByViewer: !likedByViewer, likeCount: likeCount + change };
    const variables = { id };
    if (likedByViewer) await unlikePost({ variables, optimisticResponse: { unlikePost: expected } });
    else await likePost({ variables, optimisticResponse: { likePost: expected } });
  }, [id, version, likedByViewer, likeCount, likePost, unlikePost]);
  return useAction(perform);
}
