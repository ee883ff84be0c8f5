import { Box, chakra } from "@chakra-ui/react";
import { Suspense, useId } from "react";
import type { PostContentFragment } from "../../../generated/hooks";
import { useTakeLostFocus } from "../../../ui/forms/useTakeLostFocus";
import { useSession } from "../../accounts/SessionProvider";
import { PictureGrid } from "../../pictures/PictureGrid";
import { Byline } from "../Byline";
import { EditPost, PostChanges } from "../editing/lazyEditing";
import type { Editing } from "../editing/useEditing";
import { MemberText } from "../../../shared/MemberText";
import * as texts from "../texts";

interface Props {
  post: PostContentFragment;
  editing: Editing;
}

/**
 * A post on its own page: whole, and without actions; or its form. A short text stays, also where the heading of the page
 * says the same: it is the message that replies answer and that its author edits.
 */
export function PostArticle({ post, editing }: Props) {
  const nameId = useId();
  const { user } = useSession();
  const text = useTakeLostFocus<HTMLDivElement>(editing.wasClosed);
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
        editedAt={post.editedAt}
        dateLabel={texts.startedOn}
        isViewer={post.author?.id === user?.id}
      />
      {editing.isEditing ? (
        <Suspense fallback={null}>
          <EditPost postId={post.id} draftName={editing.draftName} onClose={editing.close} />
        </Suspense>
      ) : (
        <Box ref={text} tabIndex={-1}>
          <MemberText isFormatted author={post.author} mentions={post.mentions}>
            {post.text}
          </MemberText>
        </Box>
      )}
      {!editing.isEditing && <PictureGrid pictures={post.pictures} />}
      {editing.isHistoryOpen && (
        <Suspense fallback={null}>
          <PostChanges id={post.id} onClose={editing.closeHistory} />
        </Suspense>
      )}
    </chakra.article>
  );
}
