import { useState } from "react";
import { useCommentAddedSubscription } from "../../generated/hooks";
import { useSession } from "../accounts/SessionProvider";
import { addUnderPost } from "./postCache";

/** Puts what others reply into the list as it is written, and gives back what to tell about the latest one. */
export function useLiveComments(postId: string): string {
  const { user, status } = useSession();
  const [news, setNews] = useState("");
  useCommentAddedSubscription({
    variables: { postId },
    skip: status !== "member",
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (!data) return;
      const { id, author } = data.commentAdded;
      addUnderPost(client.cache, postId, id);
      if (author.id !== user?.id) setNews(`New comment by ${author.name}`);
    },
  });
  return news;
}
