import { Box, chakra, Flex } from "@chakra-ui/react";
import { createPath, Navigate, useLocation, useParams } from "react-router-dom";
import { MemberCount } from "../../features/groups/guests/GuestInvitation";
import { NextSessions } from "../../features/groups/guests/NextSessions";
import * as texts from "../../features/groups/guests/texts";
import { WaysIn } from "../../features/groups/guests/WaysIn";
import { GroupPanelSkeleton } from "../../features/groups/panel/GroupPanelSkeleton";
import { PictureGrid } from "../../features/pictures/PictureGrid";
import { type GroupPreviewQuery, useGroupPreviewQuery } from "../../generated/guestHooks";
import { InterestRibbon } from "../../shared/InterestRibbon";
import { MemberText } from "../../shared/MemberText";
import { paths } from "../../shared/paths";
import { Failed } from "../../ui/feedback/Failed";
import { readProblem } from "../../ui/feedback/problem";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageTitle } from "../../ui/page/PageTitle";

/** A group for guests, where its owner lets them look inside; every other address of a group leads to the login page. */
export function LookInsidePage() {
  const { postId = "" } = useParams();
  const location = useLocation();
  const { data, error, loading, refetch } = useGroupPreviewQuery({
    variables: { id: postId },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const group = data?.groupPreview;
  const isNoId = error !== undefined && readProblem(error).code === "BAD_USER_INPUT";
  if (group === null || isNoId) return <Navigate to={paths.login} replace state={{ from: createPath(location) }} />;
  return (
    <PageFrame measure="wide">
      {error && !group && (
        <Failed error={error} title={texts.groupMissing} onRetry={() => refetch()} isRetrying={loading} />
      )}
      {!error && !group && (
        <Box maxWidth="text">
          <GroupPanelSkeleton />
        </Box>
      )}
      {group && <Preview group={group} />}
    </PageFrame>
  );
}

function Preview({ group }: { group: NonNullable<GroupPreviewQuery["groupPreview"]> }) {
  const sessions = group.nextSessions ?? [];
  return (
    <>
      <PageTitle dir="auto">{group.name}</PageTitle>
      <Flex wrap="wrap" alignItems="center" gap="3" marginTop="3">
        {group.interest && <InterestRibbon interest={group.interest} />}
        <MemberCount count={group.memberCount} />
      </Flex>
      <chakra.div css={columns}>
        <chakra.article layerStyle="card" padding={{ base: "5", md: "7" }} minWidth="0" aria-label={texts.firstMessage}>
          <MemberText isFormatted>{group.text}</MemberText>
          <PictureGrid pictures={group.pictures} />
          <chakra.p color="fg.muted" marginTop="5">
            {texts.onlyBeginning}
          </chakra.p>
        </chakra.article>
        <chakra.aside layerStyle="card" css={waysIn} aria-label={texts.joinThisGroup}>
          <WaysIn state={{ from: paths.post(group.id), join: true }} />
          <NextSessions sessions={sessions} />
        </chakra.aside>
      </chakra.div>
    </>
  );
}

/** On a phone, the way in comes first: the message may be long. */
const columns = {
  display: "grid",
  gap: { base: "5", lg: "8" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(18rem, 22rem)" },
  alignItems: "start",
  marginTop: "6",
} as const;

const waysIn = {
  display: "flex",
  flexDirection: "column",
  gap: "5",
  padding: { base: "5", md: "6" },
  order: { base: -1, lg: 0 },
} as const;
