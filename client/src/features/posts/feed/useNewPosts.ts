import { useCallback, useState } from "react";
import { usePostAddedSubscription } from "../../../generated/hooks";
import { useSession } from "../../accounts/SessionProvider";
import { usePostDeleted } from "../group/usePostDeleted";

interface NewPosts {
  /** Those that others have published, and not deleted, since this component is there. */
  ids: readonly string[];
  /** Announces these no longer. */
  forget(gone: readonly string[]): void;
}

/** The posts that are to be announced. */
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
