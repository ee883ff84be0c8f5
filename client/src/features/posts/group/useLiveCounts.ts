import { usePostChangedSubscription } from "../../../generated/hooks";
import { useSession } from "../../accounts/SessionProvider";

/** Keeps a post's counts current: the subscription writes to the cache. */
export function useLiveCounts(postId: string): void {
  const { status } = useSession();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the generated hooks take no skipToken
  usePostChangedSubscription({ variables: { postId }, skip: status !== "member", ignoreResults: true });
}
