import { usePostChangedSubscription } from "../../../generated/hooks";
import { useSession } from "../../accounts/SessionProvider";

/** Lets a post's counts follow what others do: the answers go straight into the cache. */
export function useLiveCounts(postId: string): void {
  const { status } = useSession();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the generated hooks take no skipToken
  usePostChangedSubscription({ variables: { postId }, skip: status !== "member", ignoreResults: true });
}
