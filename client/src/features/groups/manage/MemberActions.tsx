import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { KeyRound } from "../../../generated/icons/KeyRound";
import { Shield } from "../../../generated/icons/Shield";
import { Trash2 } from "../../../generated/icons/Trash2";
import {
  type GroupMemberFragment,
  GroupMembersDocument,
  ManagedGroupDocument,
  useHandOverGroupMutation,
  useRemoveMemberMutation,
  useSetMemberRoleMutation,
} from "../../../generated/groupHooks";
import { paths } from "../../../shared/paths";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { ActionsMenu } from "../../../ui/menu/ActionsMenu";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";

interface Props {
  groupId: string;
  member: GroupMemberFragment;
  /** Whether the viewer may give roles and hand the group over. */
  mayChange: boolean;
}

/** What may be done about a member: all of it is rare, and in one menu. */
export function MemberActions({ groupId, member, mayChange }: Props) {
  // A member whom a block hides has no name here, and is removed by the id of the membership.
  const { id: userId, name } = member.user ?? { id: member.id, name: texts.unseenMember };
  const isModerator = member.role === "MODERATOR";
  const changeRole = useChangeRole(groupId, userId, name, isModerator);
  const handOver = useHandOver(groupId, userId, name);
  const remove = useRemove(groupId, userId, name);
  const roles = mayChange && member.user;
  return (
    <>
      <ActionsMenu
        label={texts.actionsForMember(name)}
        entries={[
          roles
            ? {
                label: isModerator ? texts.endModerator : texts.makeModerator,
                Icon: Shield,
                onSelect: () => void changeRole.run(),
              }
            : null,
          roles ? { label: texts.handOver, Icon: KeyRound, onSelect: handOver.ask } : null,
          { label: texts.remove, Icon: Trash2, isDanger: true, onSelect: remove.ask },
        ]}
      />
      <ConfirmDialog title={texts.handOverTitle(name)} confirmLabel={texts.handOverGroup} {...handOver.dialog}>
        {texts.handOverText}
      </ConfirmDialog>
      <ConfirmDialog title={texts.removeTitle(name)} confirmLabel={texts.removeMember} {...remove.dialog}>
        {texts.removeText}
      </ConfirmDialog>
    </>
  );
}

/** Makes a member a moderator, or ends that role. */
function useChangeRole(groupId: string, userId: string, name: string, isModerator: boolean) {
  const alerts = useAlerts();
  const [setMemberRole] = useSetMemberRoleMutation();
  const perform = useCallback(async () => {
    const input = { groupId, userId, role: isModerator ? ("MEMBER" as const) : ("MODERATOR" as const) };
    await setMemberRole({ variables: { input }, refetchQueries: [GroupMembersDocument], awaitRefetchQueries: true });
    alerts.success(isModerator ? texts.moderatorEnded(name) : texts.moderatorMade(name));
  }, [setMemberRole, groupId, userId, isModerator, name, alerts]);
  return useAction(perform);
}

/** Hands the group over to another member. The viewer can no longer manage it, so the group's page follows. */
function useHandOver(groupId: string, userId: string, name: string) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  // Without the cache: this page must not change while it is left.
  const [handOver] = useHandOverGroupMutation({ fetchPolicy: "no-cache" });
  const perform = useCallback(async () => {
    await handOver({ variables: { input: { groupId, userId } } });
    alerts.success(texts.handedOver(name));
    await navigate(paths.post(groupId), { replace: true });
  }, [handOver, groupId, userId, name, alerts, navigate]);
  return useAsked(perform);
}

function useRemove(groupId: string, userId: string, name: string) {
  const alerts = useAlerts();
  const [removeMember] = useRemoveMemberMutation();
  const perform = useCallback(async () => {
    await removeMember({ variables: { input: { groupId, userId } }, refetchQueries: [ManagedGroupDocument] });
    alerts.success(texts.removed(name));
  }, [removeMember, groupId, userId, name, alerts]);
  return useAsked(perform);
}

/** Done after a question. */
function useAsked(perform: () => Promise<unknown>) {
  const { run, isPending } = useAction(perform);
  const { ask, dialog } = useConfirm(run);
  return { ask, dialog: { ...dialog, isPending } };
}
