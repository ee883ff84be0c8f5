import { Box, chakra, Heading } from "@chakra-ui/react";
import { useId } from "react";
import type { PostContentFragment } from "../../../generated/hooks";
import { useSession } from "../../accounts/SessionProvider";
import { Byline } from "../Byline";
import { MemberText } from "../../../shared/MemberText";
import { splitTitle } from "../../../shared/splitTitle";
import * as texts from "../texts";

/** A post on its own page: whole, with its first line as a title as in the list, and without actions. */
export function PostArticle({ post }: { post: PostContentFragment }) {
  const nameId = useId();
  const { user } = useSession();
  const { title, rest } = splitTitle(post.text);
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
        dateLabel={texts.startedOn}
        isViewer={post.author?.id === user?.id}
      />
      <Box>
        <Heading as="h2" dir="auto" overflowWrap="anywhere">
          {title}
        </Heading>
        {rest && (
          <Box marginTop="2">
            <MemberText isFormatted author={post.author}>
              {rest}
            </MemberText>
          </Box>
        )}
      </Box>
    </chakra.article>
  );
}
