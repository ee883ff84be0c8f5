import { chakra, Text } from "@chakra-ui/react";
import type { CommentsQuery } from "../../../generated/discussionHooks";
import { formatMoment, formatTime } from "../../../shared/time/formatDate";
import { MemberText } from "../../../shared/MemberText";
import { HiddenNotice } from "../../moderation/decisions/HiddenNotice";
import * as texts from "../texts";

type Comments = NonNullable<CommentsQuery["post"]>["hiddenComments"];

/** The viewer's own comments that moderators hid: nobody else finds them here. */
export function HiddenComments({ comments }: { comments: Comments }) {
  if (comments.length === 0) return null;
  return (
    <chakra.ul aria-label={texts.hiddenComments} display="flex" flexDirection="column" gap="4" marginBottom="4">
      {comments.map(({ id, text, createdAt, hiddenBy }) => (
        <chakra.li key={id} layerStyle="card" boxShadow="none" padding={{ base: "4", md: "5" }}>
          {hiddenBy && <HiddenNotice isOwn kind="COMMENT" decision={hiddenBy} />}
          <Text color="fg.muted" fontSize="sm" marginTop="3" marginBottom="1">
            {texts.postedOn}{" "}
            <time dateTime={createdAt} title={formatTime(Date.parse(createdAt))}>
              {formatMoment(createdAt)}
            </time>
          </Text>
          <MemberText isFormatted lines={6}>
            {text}
          </MemberText>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
