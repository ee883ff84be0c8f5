import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { PostAuthorFragment } from "../../generated/hooks";
import { formatMoment, formatTime } from "../../shared/time/formatDate";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { Age } from "./Age";
import { EditedMark } from "./editing/EditedMark";
import * as texts from "./texts";

interface Props {
  /** Given to the name, so that what they wrote can be named after them. */
  id: string;
  /** null while the member is not there: suspended, or about to leave. */
  author: PostAuthorFragment | null | undefined;
  createdAt: string;
  /** When the text was last edited. */
  editedAt?: string | null;
  /** What the date says: "Group started on" or "Posted on". */
  dateLabel: string;
  isViewer: boolean;
  pictureSize?: string;
  /** The page of what they wrote. */
  to?: string;
}

/** Who wrote it and when; the name leads to the person. */
export function Byline(props: Props) {
  const { id, author, createdAt, editedAt, dateLabel, isViewer, pictureSize = "3rem", to } = props;
  return (
    <Flex alignItems="center" gap="3" minWidth="0">
      <PersonPicture name={author?.name ?? ""} avatar={author?.avatar} size={pictureSize} />
      <Box minWidth="0">
        <Flex alignItems="center" gap="2" minWidth="0">
          {author ? (
            <chakra.span asChild {...nameLook}>
              <PageLink id={id} to={paths.profile(author.id)} title={author.name}>
                <bdi>{author.name}</bdi>
              </PageLink>
            </chakra.span>
          ) : (
            <chakra.span id={id} {...namelessLook}>
              {texts.absentMember}
            </chakra.span>
          )}
          {isViewer && <YouTag />}
        </Flex>
        <Flex flexWrap="wrap" columnGap="2" color="fg.muted" fontSize="sm" lineHeight="snug">
          <Text>
            {dateLabel}{" "}
            <time dateTime={createdAt} title={formatTime(Date.parse(createdAt))}>
              {formatMoment(createdAt)}
            </time>
            {editedAt && (
              <>
                {" · "}
                <EditedMark at={editedAt} />
              </>
            )}
          </Text>
          <Age moment={createdAt} to={to} />
        </Flex>
      </Box>
    </Flex>
  );
}

const namelessLook = { fontFamily: "heading", fontWeight: "bold", color: "fg.muted", paddingTop: "1" } as const;

const nameLook = {
  fontFamily: "heading",
  fontWeight: "bold",
  overflowWrap: "anywhere",
  lineClamp: 2,
  lineHeight: "snug",
  paddingTop: "1",
  borderRadius: "sm",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
} as const;

function YouTag() {
  return (
    <chakra.span
      bg="bg.strong"
      borderRadius="full"
      paddingInline="2.5"
      fontSize="sm"
      fontWeight="semibold"
      lineHeight="normal"
    >
      {texts.you}
    </chakra.span>
  );
}
