import { useState } from "react";
import { usePostAddedSubscription } from "../../../generated/hooks";
import { useSession } from "../../accounts/SessionProvider";
import { usePostDeleted } from "../group/usePostDeleted";

/** How many posts others have published, and not deleted, since this component is there. */
export function useNewPosts(): number {
  const { user, status } = useSession();
  const [ids, setIds] = useState<readonly string[]>([]);
  usePostAddedSubscription({
    skip: status !== "member",
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data || data.postAdded.author?.id === user?.id) return;
      const { id } = data.postAdded;
      setIds((known) => (known.includes(id) ? known : [...known, id]));
    },
  });
  usePostDeleted((id) => setIds((known) => known.filter((other) => other !== id)));
  return ids.length;
}
