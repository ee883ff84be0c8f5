import { chakra, Flex, VisuallyHidden } from "@chakra-ui/react";
import { MessageCircle } from "lucide-react";
import { useId } from "react";
import type { PostCardFragment } from "../../generated/hooks";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import { useSession } from "../accounts/SessionProvider";
import { Byline } from "./Byline";
import { DeletePost } from "./DeletePost";
import { LikeButton } from "./LikeButton";
import type { FromList } from "./listPage";
import { MemberText } from "./MemberText";
import { plural } from "./plural";
import { useLiveCounts } from "./useLiveCounts";
import { usePageNumber } from "./usePageNumber";

interface Props {
  post: PostCardFragment;
  onDeleted(): void;
}

/** A post in the list, with all one can do with it. */
export function PostCard({ post, onDeleted }: Props) {
  const nameId = useId();
  const { user } = useSession();
  useLiveCounts(post.id);
  return (
    <chakra.article
      aria-labelledby={nameId}
      layerStyle="card"
      padding={{ base: "5", md: "7" }}
      paddingBottom={{ base: "3", md: "4" }}
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
      <MemberText lines={7}>{post.text}</MemberText>
      <Flex
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        borderTopWidth="1px"
        paddingTop="3"
        marginInline={{ base: "-2", md: "-3" }}
      >
        <LikeButton post={post} />
        <JoinGroup post={post} />
        {post.viewerCanDelete && (
          <chakra.span marginInlineStart="auto">
            <DeletePost post={post} onDeleted={onDeleted} />
          </chakra.span>
        )}
      </Flex>
    </chakra.article>
  );
}

function JoinGroup({ post: { id, commentCount } }: { post: PostCardFragment }) {
  const page = usePageNumber();
  return (
    <LinkButton to={paths.post(id)} state={{ page } satisfies FromList} variant="quiet" paddingInline="4">
      <MessageCircle size={20} aria-hidden="true" />
      Join Group
      <chakra.span bg="bg.subtle" borderRadius="full" paddingInline="2" minWidth="7" fontSize="sm" lineHeight="1.75">
        {commentCount.toLocaleString("en")}
        <VisuallyHidden> {plural(commentCount, "comment", "comments")}</VisuallyHidden>
      </chakra.span>
    </LinkButton>
  );
}
