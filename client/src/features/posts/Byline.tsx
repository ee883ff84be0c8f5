import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { PostAuthorFragment } from "../../generated/hooks";
import { formatMoment, formatTime } from "../../shared/time/formatDate";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { Age } from "./Age";
import { EditedMark } from "./editing/EditedMark";
import * as texts from "./texts";
import { thumbHigh } from "../../ui/thumbHigh";

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
  /** Beside the name: the menu of what they wrote. */
  actions?: ReactNode;
}

/** Who wrote it and when; the name leads to the person. On a phone the date has a line of its own, with room for the time since. */
export function Byline(props: Props) {
  const { id, author, createdAt, editedAt, dateLabel, isViewer, pictureSize = "3rem", to, actions } = props;
  return (
    <chakra.div css={grid}>
      <Box gridRow={{ md: "1 / span 2" }}>
        <PersonPicture name={author?.name ?? ""} avatar={author?.avatar} size={pictureSize} />
      </Box>
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
      {actions && (
        <Box gridColumn="3" gridRow={{ base: "1", md: "1 / span 2" }} alignSelf="start">
          {actions}
        </Box>
      )}
      <Flex
        gridColumn={{ base: "1 / -1", md: "2" }}
        flexWrap="wrap"
        columnGap="2"
        marginTop={{ base: "1.5", md: "0" }}
        color="fg.muted"
        fontSize="sm"
        lineHeight="snug"
      >
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
    </chakra.div>
  );
}

const grid = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "3",
  minWidth: "0",
} as const;

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
  ...thumbHigh(),
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
