import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { GuestInvitation } from "../../features/groups/guests/GuestInvitation";
import * as texts from "../../features/groups/guests/texts";
import { GroupPanelSkeleton } from "../../features/groups/panel/GroupPanelSkeleton";
import { useGuestInvitationQuery } from "../../generated/guestHooks";
import { Failed } from "../../ui/feedback/Failed";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageTitle } from "../../ui/page/PageTitle";

/** Where an invitation leads a guest; `ended`: what is said of one that is not good. */
export function GuestInvitationPage({ ended }: { ended: ReactNode }) {
  const { code = "" } = useParams();
  const { data, error, loading, refetch } = useGuestInvitationQuery({
    variables: { code },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const invitation = data?.invitation;
  if (invitation === null) return ended;
  return (
    <PageFrame measure="form">
      <PageTitle marginBottom="6">{texts.invitedTo}</PageTitle>
      {error && !invitation && (
        <Failed error={error} title={texts.invitationMissing} onRetry={() => refetch()} isRetrying={loading} />
      )}
      {!error && !invitation && <GroupPanelSkeleton />}
      {invitation && <GuestInvitation invitation={invitation} code={code} />}
    </PageFrame>
  );
}
