import { useRef } from "react";
import { PostNameDocument, usePostChangedSubscription } from "../../../generated/hooks";
import { useSession } from "../../accounts/SessionProvider";

/** Keeps a post's text and counts current: the subscription writes to the cache. Its name may change with the text. */
export function useLiveCounts(postId: string): void {
  const { status } = useSession();
  const edited = useRef<string | null>(undefined);
  usePostChangedSubscription({
    variables: { postId },
    skip: status !== "member",
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      const editedAt = data?.postChanged?.editedAt ?? null;
      if (edited.current !== undefined && edited.current !== editedAt) {
        const options = { variables: { id: postId }, fetchPolicy: "network-only" } as const;
        client.query({ query: PostNameDocument, ...options }).catch(() => undefined);
      }
      edited.current = editedAt;
    },
  });
}
