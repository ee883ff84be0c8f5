import { chakra, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useAlerts } from "../features/alerts/AlertsProvider";
import { useAction } from "../features/alerts/useAction";
import { describeCount } from "../features/groups/describeCount";
import { FaceStack } from "../ui/pictures/FaceStack";
import { GroupFacts } from "../features/groups/panel/GroupFacts";
import { GroupPanelSkeleton } from "../features/groups/panel/GroupPanelSkeleton";
import * as texts from "../features/groups/texts";
import { withoutMarkup } from "../shared/markup/withoutMarkup";
import { textAfterName } from "../shared/textAfterName";
import { type InvitedGroupQuery, useInvitedGroupQuery, useJoinGroupMutation } from "../generated/groupHooks";
import { paths } from "../shared/paths";
import { Button, LinkButton } from "../ui/Button";
import { Failed } from "../ui/feedback/Failed";
import { fill } from "../ui/fill";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";
import { MembersOrLook } from "./guests/MembersOrLook";
import { NotFoundPage } from "./NotFoundPage";

/** Where an invitation leads: the group, and the way into it. */
export const JoinPage = () => (
  <MembersOrLook ended={<EndedInvitation />}>
    <MembersInvitation />
  </MembersOrLook>
);

/** The same for everybody, whatever is wrong with it. */
const EndedInvitation = () => <NotFoundPage title={texts.invitationEnded}>{texts.invitationEndedText}</NotFoundPage>;

/** For members, the button that joins it. */
function MembersInvitation() {
  const { code = "" } = useParams();
  const { data, error, loading, refetch } = useInvitedGroupQuery({
    variables: { code },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const group = data?.groupByInvite;
  if (group === null) return <EndedInvitation />;
  return (
    <PageFrame measure="form">
      <PageTitle marginBottom="6">{texts.invitedTo}</PageTitle>
      {error && !group && (
        <Failed error={error} title={texts.invitationMissing} onRetry={() => refetch()} isRetrying={loading} />
      )}
      {!error && !group && <GroupPanelSkeleton />}
      {group && <InvitedGroup group={group} code={code} />}
    </PageFrame>
  );
}

interface Props {
  group: NonNullable<InvitedGroupQuery["groupByInvite"]>;
  code: string;
}

function InvitedGroup({ group, code }: Props) {
  const { run, isPending } = useJoinInvited(group.id, code);
  const isMember = group.viewerMembership?.state === "ACTIVE";
  const rest = textAfterName(group.name, group.post.text);
  return (
    <chakra.section layerStyle="card" css={look} aria-labelledby="invited">
      <GroupFacts group={group} headingId="invited" title={group.name} />
      {group.owner && <Text color="fg.muted">{fill(texts.startedBy, { owner: <bdi>{group.owner.name}</bdi> })}</Text>}
      {rest && (
        <Text dir="auto" overflowWrap="anywhere" whiteSpace="pre-line" lineClamp={4}>
          {withoutMarkup(rest)}
        </Text>
      )}
      <chakra.p display="flex" alignItems="center" gap="3" fontWeight="semibold">
        <FaceStack people={group.faces.nodes.flatMap(({ user }) => user ?? [])} />
        {describeCount(group)}
      </chakra.p>
      {isMember ? (
        <LinkButton variant="primary" to={paths.post(group.id)}>
          {texts.openGroup}
        </LinkButton>
      ) : group.viewerIsRemoved ? (
        <Text color="fg.muted">{texts.removedShort}</Text>
      ) : (
        <Button variant="primary" isPending={isPending} onClick={() => void run()}>
          {texts.join}
        </Button>
      )}
    </chakra.section>
  );
}

function useJoinInvited(groupId: string, code: string) {
  const navigate = useNavigate();
  const alerts = useAlerts();
  const [joinGroup] = useJoinGroupMutation();
  const perform = useCallback(async () => {
    await joinGroup({ variables: { input: { inviteCode: code } } });
    alerts.success(texts.joined);
    await navigate(paths.post(groupId), { replace: true });
  }, [joinGroup, code, alerts, navigate, groupId]);
  return useAction(perform);
}

const look = {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "4",
  padding: { base: "5", md: "7" },
} as const;
