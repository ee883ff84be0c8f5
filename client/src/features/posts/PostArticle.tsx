import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import type { PostContentFragment } from "../../generated/hooks";
import { useSession } from "../accounts/SessionProvider";
import { Byline } from "./Byline";
import { MemberText } from "./MemberText";

/** A post on its own page: whole, and without actions. */
export function PostArticle({ post }: { post: PostContentFragment }) {
  const nameId = useId();
  const { user } = useSession();
  return (
    <chakra.article
      aria-labelledby={nameId}
      layerStyle="card"
      padding={{ base: "5", md: "7" }}
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <Byline
        id={nameId}
        author={post.author}
        createdAt={post.createdAt}
        dateLabel="Group started on"
        isViewer={post.author.id === user?.id}
      />
      <MemberText>{post.text}</MemberText>
    </chakra.article>
  );
}
