import { useCallback, useState } from "react";
import { usePostAddedSubscription } from "../../../generated/hooks";
import { useSession } from "../../accounts/SessionProvider";
import { usePostDeleted } from "../group/usePostDeleted";

interface NewPosts {
  /** Posts that others have published since this component mounted, without those deleted since. */
  ids: readonly string[];
  /** Announces these no longer. */
  forget(gone: readonly string[]): void;
}

/** Collects new posts from live events. */
export function useNewPosts(): NewPosts {
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
  const forget = useCallback(
    (gone: readonly string[]) => setIds((known) => known.filter((id) => !gone.includes(id))),
    [],
  );
  usePostDeleted((id) => forget([id]));
  return { ids, forget };
}
