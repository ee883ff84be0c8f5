import { usePostChangedSubscription } from "../../generated/hooks";
import { useSession } from "../accounts/SessionProvider";

/** Lets a post's counts follow what others do: the answers go straight into the cache. */
export function useLiveCounts(postId: string): void {
  const { status } = useSession();
  usePostChangedSubscription({ variables: { postId }, skip: status !== "member", ignoreResults: true });
}
