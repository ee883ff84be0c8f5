import { Box, chakra, Link, Text } from "@chakra-ui/react";
import { type ModerationLogQuery, useModerationLogQuery } from "../../../generated/staffHooks";
import noPosts from "../../../pictures/no-posts.svg";
import { paths } from "../../../shared/paths";
import { Empty } from "../../../ui/feedback/Empty";
import { Failed } from "../../../ui/feedback/Failed";
import { fill } from "../../../ui/fill";
import { isolate } from "../../../ui/isolate";
import { PageLink } from "../../../ui/navigation/PageLink";
import { formatMoment, formatTime } from "../../../shared/time/formatDate";
import { LogSkeleton } from "./LogSkeleton";
import { OlderPages } from "./OlderPages";
import * as texts from "./texts";

type Entry = NonNullable<ModerationLogQuery["moderationLog"]>["nodes"][number];

/** One page of what staff and operators did. */
export function LogList({ after }: { after: string | null }) {
  const { data, error, loading, refetch } = useModerationLogQuery({
    variables: { after },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.moderationLog;
  if (!list && error) {
    const retry = () => refetch().catch(() => undefined);
    return <Failed error={error} title={texts.logMissing} isRetrying={loading} onRetry={retry} />;
  }
  if (!list) return <LogSkeleton />;
  if (list.nodes.length === 0) {
    return (
      <Box layerStyle="card">
        <Empty picture={noPosts} title={texts.noLog}>
          {texts.noLogText}
        </Empty>
      </Box>
    );
  }
  const { hasNextPage, endCursor } = list.pageInfo;
  return (
    <>
      <Box layerStyle="card" paddingInline={{ base: "4", md: "6" }} paddingBlock="2">
        <chakra.ul>
          {list.nodes.map((entry) => (
            <LogRow key={entry.id} entry={entry} />
          ))}
        </chakra.ul>
      </Box>
      <OlderPages path={paths.moderationLog} query="" isFirst={!after} next={hasNextPage ? endCursor : null} />
    </>
  );
}

function LogRow({ entry }: { entry: Entry }) {
  const { action, details, createdAt, actorId, actorName, memberId, memberName, caseId } = entry;
  const actor = actorId ? (actorName ?? texts.accountGone) : texts.operator;
  return (
    <chakra.li css={row}>
      <Box flex="1" minWidth="12rem">
        <Text overflowWrap="anywhere">
          <chakra.strong fontWeight="semibold">
            <bdi>{actor}</bdi>
          </chakra.strong>{" "}
          {texts.actions[action] ?? action}
          {memberId &&
            memberId !== actorId &&
            fill(texts.aboutMember, { member: <bdi>{memberName ?? texts.accountGone}</bdi> })}
        </Text>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          <time dateTime={createdAt}>{formatTime(Date.parse(createdAt))}</time>
          {details && ` · ${action.startsWith("book.") ? isolate(details) : wordDetails(details)}`}
        </Text>
      </Box>
      {caseId && (
        <Link asChild minHeight="11" display="inline-flex" alignItems="center">
          <PageLink to={paths.moderationCase(caseId)}>{texts.toCase}</PageLink>
        </Link>
      )}
    </chakra.li>
  );
}

const isMoment = /^\d{4}-\d\d-\d\dT/;

/** The service writes codes, a moment or a number: `HIDE SUSPEND 2026-03-01T12:00:00.000Z`. */
const wordDetails = (details: string): string =>
  details
    .split(" ")
    .map((word) => texts.details[word] ?? (isMoment.test(word) ? texts.untilMoment(formatMoment(word)) : word))
    .filter(Boolean)
    .join(", ");

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "4",
  paddingBlock: "3",
  "& + &": { borderTopWidth: "1px" },
} as const;
