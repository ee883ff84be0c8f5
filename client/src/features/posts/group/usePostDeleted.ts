import { usePostDeletedSubscription } from "../../../generated/hooks";
import { useSession } from "../../accounts/SessionProvider";

/** Calls back with the id of every post that is deleted while this component is mounted. */
export function usePostDeleted(onDeleted: (postId: string) => void): void {
  const { status } = useSession();
  usePostDeletedSubscription({
    skip: status !== "member",
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) onDeleted(data.postDeleted);
    },
  });
}
