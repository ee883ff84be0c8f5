import { VisuallyHidden } from "@chakra-ui/react";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import {
  type GroupMemberFragment,
  GroupMembersDocument,
  useHandOverGroupMutation,
  useSetMemberRoleMutation,
} from "../../../generated/groupHooks";
import { paths } from "../../../shared/paths";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";

interface Props {
  groupId: string;
  member: GroupMemberFragment;
}

/** Makes a member a moderator, or ends that role. */
export function RoleButton({ groupId, member: { role, user } }: Props) {
  const { id: userId = "", name = "" } = user ?? {};
  const isModerator = role === "MODERATOR";
  const alerts = useAlerts();
  const [setMemberRole] = useSetMemberRoleMutation();
  const perform = useCallback(async () => {
    const input = { groupId, userId, role: isModerator ? ("MEMBER" as const) : ("MODERATOR" as const) };
    await setMemberRole({ variables: { input }, refetchQueries: [GroupMembersDocument], awaitRefetchQueries: true });
    alerts.success(isModerator ? texts.moderatorEnded(name) : texts.moderatorMade(name));
  }, [setMemberRole, groupId, userId, isModerator, name, alerts]);
  const { run, isPending } = useAction(perform);
  return (
    <Button isPending={isPending} onClick={() => void run()}>
      {isModerator ? texts.endModerator : texts.makeModerator}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

/** Hands the group over to another member. The viewer can no longer manage it, so the group's page follows. */
export function HandOverButton({ groupId, member: { user } }: Props) {
  const { id: userId = "", name = "" } = user ?? {};
  const alerts = useAlerts();
  const navigate = useNavigate();
  // Without the cache: this page must not change while it is left.
  const [handOver] = useHandOverGroupMutation({ fetchPolicy: "no-cache" });
  const perform = useCallback(async () => {
    await handOver({ variables: { input: { groupId, userId } } });
    alerts.success(texts.handedOver(name));
    await navigate(paths.post(groupId), { replace: true });
  }, [handOver, groupId, userId, name, alerts, navigate]);
  const { run, isPending } = useAction(perform);
  const { ask, dialog } = useConfirm(run);
  return (
    <>
      <Button variant="quiet" onClick={ask}>
        {texts.handOver}
        <VisuallyHidden> {texts.toMember(name)}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        title={texts.handOverTitle(name)}
        confirmLabel={texts.handOverGroup}
        isPending={isPending}
        {...dialog}
      >
        {texts.handOverText}
      </ConfirmDialog>
    </>
  );
}
