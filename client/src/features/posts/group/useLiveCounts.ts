import { usePostChangedSubscription } from "../../../generated/hooks";
import { useSession } from "../../accounts/SessionProvider";

/** Keeps a post's counts current: the subscription writes to the cache. */
export function useLiveCounts(postId: string): void {
  const { status } = useSession();
  usePostChangedSubscription({ variables: { postId }, skip: status !== "member", ignoreResults: true });
}
