import { Box, chakra, Text } from "@chakra-ui/react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Bell } from "../../generated/icons/Bell";
import type { ReactNode } from "react";
import type { NotificationLineFragment } from "../../generated/notificationHooks";
import { formatTime } from "../../shared/time/formatDate";
import { PageLink } from "../../ui/navigation/PageLink";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { describeAge } from "../../shared/time/describeAge";
import { pathTo } from "./pathTo";
import * as texts from "./texts";

interface Props {
  line: NotificationLineFragment;
  /** It was unread when it came onto the page. */
  isNew: boolean;
}

/** One line of the list; all of it leads to what it is about. */
export function NotificationItem({ line, isNew }: Props) {
  const { summary, createdAt, actors } = line;
  const [actor] = actors;
  return (
    <Row path={pathTo(line)}>
      {actor ? <PersonPicture name={actor.name} avatar={actor.avatar} size="2.75rem" /> : <BellPicture />}
      <Box flex="1" minWidth="0">
        <Text as="span" display="block" overflowWrap="anywhere" fontWeight={isNew ? "semibold" : undefined}>
          {isNew && <VisuallyHidden>{texts.isNew}: </VisuallyHidden>}
          {summary}
        </Text>
        <Text as="span" display="block" color="fg.muted" fontSize="sm">
          <time dateTime={createdAt} title={formatTime(Date.parse(createdAt))}>
            {describeAge(createdAt)}
          </time>
        </Text>
      </Box>
      {isNew && <chakra.span aria-hidden="true" css={dot} />}
    </Row>
  );
}

function Row({ path, children }: { path: string | null; children: ReactNode }) {
  if (!path) return <chakra.div css={row}>{children}</chakra.div>;
  return (
    <chakra.div asChild css={row}>
      <PageLink to={path}>{children}</PageLink>
    </chakra.div>
  );
}

function BellPicture() {
  return (
    <chakra.span aria-hidden="true" css={circle}>
      <Bell size={20} />
    </chakra.span>
  );
}

const row = {
  display: "flex",
  alignItems: "center",
  gap: "4",
  padding: "4",
  minHeight: "4.75rem",
  borderRadius: "md",
  lineHeight: "snug",
  _hover: { bg: "bg.subtle" },
} as const;

const dot = { width: "2.5", height: "2.5", flexShrink: "0", borderRadius: "full", bg: "accent.text" } as const;

const circle = {
  display: "grid",
  placeItems: "center",
  flexShrink: "0",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: "full",
  bg: "bg.strong",
} as const;
