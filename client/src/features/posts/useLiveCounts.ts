import { useCommentCountSubscription, useLikesChangedSubscription } from "../../generated/hooks";
import { useSession } from "../accounts/SessionProvider";

/** Lets a post's likes and its number of comments follow what others do: the answers go straight into the cache. */
export function useLiveCounts(postId: string): void {
  const { status } = useSession();
  const options = { variables: { postId }, skip: status !== "member", ignoreResults: true };
  useLikesChangedSubscription(options);
  useCommentCountSubscription(options);
}
