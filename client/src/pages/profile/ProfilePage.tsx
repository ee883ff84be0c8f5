import { useApolloClient } from "@apollo/client/react";
import { Box, Flex } from "@chakra-ui/react";
import { Pencil } from "../../generated/icons/Pencil";
import { useCallback, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { forgetOthers } from "../../features/accounts/accountService";
import { useSession } from "../../features/accounts/SessionProvider";
import { ReportButton } from "../../features/moderation/ReportButton";
import { BlockMember } from "../../features/buddies/BlockMember";
import { StartedGroups } from "../../features/posts/started/StartedGroups";
import {
  type StartedGroupsState,
  startedGroupsQuery,
  useStartedGroups,
} from "../../features/posts/started/useStartedGroups";
import { NoProfileOf } from "../../features/profiles/detail/NoProfileOf";
import { type ViewAs, ViewAsChoice } from "../../features/profiles/viewAs/ViewAsChoice";
import { ProfileCompleteness } from "../../features/profiles/own/ProfileCompleteness";
import { ProfileDetail } from "../../features/profiles/detail/ProfileDetail";
import { ProfileSkeleton } from "../../features/profiles/detail/ProfileSkeleton";
import { ProfileDocument, type ProfileQuery, useProfileQuery } from "../../generated/hooks";
import { useNavigationState } from "../../shared/NavigationContext";
import { paths } from "../../shared/paths";
import type { Opened } from "../../shared/service/firstQueries";
import { BackLink } from "../../ui/navigation/BackLink";
import { LinkButton } from "../../ui/Button";
import { Failed } from "../../ui/feedback/Failed";
import { PageFrame } from "../../ui/page/PageFrame";
import { readProblem } from "../../ui/feedback/problem";
import { NotFoundPage } from "../NotFoundPage";
import { ProfileViewedAs } from "./ProfileViewedAs";
import * as texts from "../texts";

/** Someone's profile, by their user id. */
export function ProfilePage() {
  const { userId = "" } = useParams();
  // The key remounts the page for every person, so that no state of the previous one remains.
  return <ProfileOf key={userId} userId={userId} />;
}

ProfilePage.firstQueries = ({ params: { userId = "" } }: Opened) => [
  { query: ProfileDocument, variables: { userId } },
  startedGroupsQuery(userId),
];

function ProfileOf({ userId }: { userId: string }) {
  const { data, error, loading, refetch } = useProfileQuery({
    variables: { userId },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const started = useStartedGroups(userId);
  if (data && (data.profile || data.user)) return <Found {...data} started={started} />;
  if (data || (error && isBadAddress(error)))
    return <NotFoundPage title={texts.noMember}>{texts.noMemberText}</NotFoundPage>;
  return (
    <PageFrame>
      <ProfileBar />
      {error ? (
        <Failed
          error={error}
          isRetrying={loading}
          onRetry={() => refetch().catch(() => undefined)}
          title={texts.profileMissing}
        />
      ) : (
        <ProfileSkeleton />
      )}
    </PageFrame>
  );
}

function Found({ started, ...found }: ProfileQuery & { started: StartedGroupsState | null }) {
  const { profile, user } = found;
  const { user: viewer } = useSession();
  const [search] = useSearchParams();
  const [viewAs, setViewAs] = useState<ViewAs>(search.get("as") === "guest" ? "guest" : "yourself");
  if (!viewer || viewer.id !== user?.id) {
    return (
      <PageFrame>
        <ProfileBar canEdit={profile?.viewerCanEdit} />
        <Member {...found} started={started} isOwn={false} />
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      <ProfileBar canEdit={profile?.viewerCanEdit} />
      <ViewAsChoice viewAs={viewAs} onChoose={setViewAs} />
      {viewAs === "yourself" ? (
        <Member {...found} started={started} isOwn />
      ) : (
        <ProfileViewedAs key={viewAs} userId={viewer.id} viewAs={viewAs}>
          {(seen, groups) => <Member {...seen} started={groups} isOwn={false} />}
        </ProfileViewedAs>
      )}
    </PageFrame>
  );
}

interface MemberProps extends ProfileQuery {
  started: StartedGroupsState | null;
  isOwn: boolean;
}

/** The member, with what the viewer can do about them. */
function Member({ profile, user, started, isOwn }: MemberProps) {
  const groups = started && user && <StartedGroups {...started} name={user.name} isOwn={isOwn} />;
  return (
    <>
      {profile ? (
        <ProfileDetail profile={profile} studyTime={profile.studyStats} aside={groups}>
          {profile.viewerCanEdit && (
            <Box marginTop="6">
              <ProfileCompleteness profile={profile} />
            </Box>
          )}
        </ProfileDetail>
      ) : (
        user && (
          <>
            <NoProfileOf user={user} isViewer={isOwn} />
            {groups}
          </>
        )
      )}
      {user?.buddyState && <BlockFrom user={user} />}
    </>
  );
}

/** After blocking: leaves the page, which no longer exists for the viewer, and evicts the member from the cache. */
function BlockFrom({ user }: { user: { id: string; name: string } }) {
  const navigate = useNavigate();
  const { settled } = useNavigationState();
  const client = useApolloClient();
  const leave = useCallback(async () => {
    try {
      // At once, so that nothing of this page is asked for again.
      await navigate(paths.buddies, { flushSync: true });
      await settled();
    } finally {
      forgetOthers(client);
    }
  }, [navigate, settled, client]);
  return (
    <Flex justifyContent="center" marginTop="6" data-noprint>
      <BlockMember user={user} onBlocked={leave} />
      <ReportButton kind="PROFILE" id={user.id} name={user.name} />
    </Flex>
  );
}

function ProfileBar({ canEdit = false }: { canEdit?: boolean }) {
  return (
    <Flex justifyContent="space-between" flexWrap="wrap" gap="3" marginBottom="5" data-noprint>
      <BackLink to={paths.profiles} />
      {canEdit && (
        <LinkButton to={paths.editProfile} variant="primary">
          <Pencil size={18} aria-hidden="true" />
          {texts.editProfile}
        </LinkButton>
      )}
    </Flex>
  );
}

/** What the address names cannot be a member at all. */
function isBadAddress(error: unknown): boolean {
  return ["BAD_USER_INPUT", "NOT_FOUND"].includes(readProblem(error).code);
}
