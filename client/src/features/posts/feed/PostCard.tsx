import { Box, chakra, Flex, Heading, VisuallyHidden } from "@chakra-ui/react";
import { MessageCircle } from "../../../generated/icons/MessageCircle";
import { useId } from "react";
import type { Interest, PostCardFragment } from "../../../generated/hooks";
import { InterestRibbon } from "../../../shared/InterestRibbon";
import { formatCount } from "../../../shared/formatCount";
import { interestLook } from "../../../shared/interests";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { useSession } from "../../accounts/SessionProvider";
import { PictureGrid } from "../../pictures/PictureGrid";
import { Byline } from "../Byline";
import { ShapeIcon } from "../../../ui/pictures/ShapeIcon";
import { DeletePost } from "../DeletePost";
import { FaceStack } from "./FaceStack";
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
    <chakra.article
      aria-labelledby={nameId}
      layerStyle="card"
      padding={{ base: "5", md: "7" }}
      paddingBottom={{ base: "3", md: "4" }}
      position="relative"
      overflow="hidden"
      isolation="isolate"
      display="flex"
      flexDirection="column"
      gap="4"
    >
      {post.interest && <Corner interest={post.interest} />}
      <Byline
        id={nameId}
        author={post.author}
        createdAt={post.createdAt}
        editedAt={post.editedAt}
        dateLabel={texts.startedOn}
        isViewer={post.author?.id === user?.id}
      />
      <Box>
        <Heading as="h3" dir="auto" overflowWrap="anywhere" lineClamp={3} title={post.name}>
          {post.name}
        </Heading>
        {rest && (
          <Box marginTop="1.5">
            <MemberText isFormatted author={post.author} mentions={post.mentions} whole={post.text} lines={6}>
              {rest}
            </MemberText>
          </Box>
        )}
        <PictureGrid pictures={post.pictures} />
      </Box>
      <Flex
        flexWrap="wrap"
        alignItems="center"
        gap={{ base: "1", sm: "2" }}
        borderTopWidth="1px"
        paddingTop="3"
        marginInline="-3"
      >
        <JoinGroup post={post} />
        <FaceStack people={post.repliers} display={post.viewerCanDelete ? narrowHidden : undefined} />
        <Like post={post} />
        {post.viewerCanDelete && (
          <chakra.span marginInlineStart="auto">
            <DeletePost post={post} onDeleted={onDeleted} />
          </chakra.span>
        )}
      </Flex>
    </chakra.article>
  );
}

/** A phone has no room for faces beside the button that deletes. */
const narrowHidden = { base: "none", sm: "inline-flex" };

function Like({ post }: { post: PostCardFragment }) {
  const { run } = useLike(post);
  const { likedByViewer, likeCount } = post;
  const padding = { base: "2.5", sm: "4" };
  return <LikeButton label={texts.like} {...{ likedByViewer, likeCount }} paddingInline={padding} onPress={run} />;
}

/** The interest of the group: its ribbon, and its shape large and pale in the corner. */
function Corner({ interest }: { interest: Interest }) {
  const { color, shape } = interestLook(interest);
  return (
    <>
      <Box position="absolute" zIndex="-1" insetEnd="-5" top="-7" color={color} opacity="0.22">
        <ShapeIcon shape={shape} size="8.5rem" color="currentColor" />
      </Box>
      <Box alignSelf="flex-start">
        <InterestRibbon interest={interest} />
      </Box>
    </>
  );
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
