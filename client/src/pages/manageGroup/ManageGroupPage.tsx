import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { useParams } from "react-router-dom";
import { useSession } from "../../features/accounts/SessionProvider";
import { besides } from "../../features/groups/manage/besides";
import { GroupForm } from "../../features/groups/manage/GroupForm";
import { Invitation } from "../../features/groups/manage/Invitation";
import { ManagedMembers, RemovedMembers } from "../../features/groups/manage/ManagedMembers";
import { ManageSkeleton } from "../../features/groups/manage/ManageSkeleton";
import * as texts from "../../features/groups/texts";
import { useManagedGroupQuery } from "../../generated/groupHooks";
import { paths } from "../../shared/paths";
import { Failed } from "../../ui/feedback/Failed";
import { readProblem } from "../../ui/feedback/problem";
import { BackLink } from "../../ui/navigation/BackLink";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageTitle } from "../../ui/page/PageTitle";
import { NoGroupPage, NotFoundPage } from "../NotFoundPage";

export function ManageGroupPage() {
  const { postId = "" } = useParams();
  const { user } = useSession();
  const { data, error, loading, refetch } = useManagedGroupQuery({
    variables: { id: postId },
    // Settings from the cache may be long out of date.
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const group = data?.group;
  if (!group && error && readProblem(error).code === "BAD_USER_INPUT") return <NoGroupPage />;
  if (group === null || (group && !group.viewerCanManage))
    return <NotFoundPage title={texts.notYours}>{texts.notYoursText}</NotFoundPage>;

  return (
    <PageFrame measure="wide">
      <Flex marginBottom="2">
        <BackLink to={paths.post(postId)} />
      </Flex>
      <PageTitle>{texts.manageTitle}</PageTitle>
      {error && !group && (
        <Box marginTop="6">
          <Failed error={error} title={texts.groupMissing} onRetry={() => refetch()} isRetrying={loading} />
        </Box>
      )}
      {!error && !(group && user) && <ManageSkeleton />}
      {group && user && (
        <>
          <Text color="fg.muted" fontSize="lg" marginTop="1" dir="auto" overflowWrap="anywhere">
            {group.name}
          </Text>
          <Grid css={besides}>
            {group.viewerCanChange && <GroupForm key={`${user.id} ${group.id}`} userId={user.id} group={group} />}
            <Box minWidth="0">
              {group.inviteCode && <Invitation groupId={group.id} code={group.inviteCode} />}
              <ManagedMembers group={group} />
              <RemovedMembers group={group} />
            </Box>
          </Grid>
        </>
      )}
    </PageFrame>
  );
}
