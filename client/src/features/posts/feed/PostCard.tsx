import { Box, chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { MessageCircle } from "../../../generated/icons/MessageCircle";
import { useId } from "react";
import type { PostCardFragment } from "../../../generated/hooks";
import { formatCount } from "../../../ui/formatCount";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { useSession } from "../../accounts/SessionProvider";
import { PictureGrid } from "../../pictures/PictureGrid";
import { Byline } from "../Byline";
import { DeletePost } from "../DeletePost";
import { FaceStack } from "../../../ui/pictures/FaceStack";
import { GroupFrame } from "../card/GroupFrame";
import { textAfterName } from "../../../shared/textAfterName";
import { LikeButton } from "../LikeButton";
import { useLike } from "../useLike";
import type { FromList } from "./listPage";
import { MemberText } from "../../../shared/MemberText";
import * as texts from "../texts";
import { useLiveCounts } from "../group/useLiveCounts";
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
  const rest = textAfterName(post.name, post.text);
  return (
    <GroupFrame
      labelId={nameId}
      interest={post.interest}
      name={post.name}
      level="h3"
      byline={
        <Byline
          id={nameId}
          author={post.author}
          createdAt={post.createdAt}
          editedAt={post.editedAt}
          dateLabel={texts.startedOn}
          isViewer={post.author?.id === user?.id}
        />
      }
      actions={
        <>
          <JoinGroup post={post} />
          <chakra.span css={post.viewerCanDelete ? besideTwo : besideOne}>
            <FaceStack people={post.repliers} size="2rem" />
          </chakra.span>
          <Like post={post} />
          {post.viewerCanDelete && (
            <chakra.span marginInlineStart="auto">
              <DeletePost post={post} onDeleted={onDeleted} />
            </chakra.span>
          )}
        </>
      }
    >
      {(rest || post.pictures.length > 0) && (
        <Box marginTop={rest ? "-2.5" : undefined}>
          {rest && (
            <MemberText isFormatted author={post.author} mentions={post.mentions} whole={post.text} lines={6}>
              {rest}
            </MemberText>
          )}
          <PictureGrid pictures={post.pictures} />
        </Box>
      )}
    </GroupFrame>
  );
}

/** A phone has no room for faces beside the button that deletes, and a narrow one none beside the like. */
const besideTwo = { display: { base: "none", sm: "flex" } } as const;
const besideOne = { display: "flex", "@media (max-width: 379px)": { display: "none" } } as const;

function Like({ post }: { post: PostCardFragment }) {
  const { run } = useLike(post);
  const { likedByViewer, likeCount } = post;
  const padding = { base: "2.5", sm: "4" };
  return <LikeButton label={texts.like} {...{ likedByViewer, likeCount }} paddingInline={padding} onPress={run} />;
}

function JoinGroup({ post: { id, commentCount } }: { post: PostCardFragment }) {
  const page = usePageNumber();
  return (
    <LinkButton
      to={paths.post(id)}
      state={{ page } satisfies FromList}
      variant="secondary"
      paddingInline={{ base: "3", sm: "4" }}
    >
      <MessageCircle size={20} aria-hidden="true" />
      {texts.joinGroup}
      <chakra.span bg="bg.subtle" borderRadius="full" paddingInline="2" minWidth="7" fontSize="sm" lineHeight="1.75">
        {formatCount(commentCount)}
        <VisuallyHidden>{texts.commentsAfter(commentCount)}</VisuallyHidden>
      </chakra.span>
    </LinkButton>
  );
}
