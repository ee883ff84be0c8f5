import { useCallback } from "react";
import { type GroupPanelFragment, useMuteGroupMutation, useUnmuteGroupMutation } from "../../../generated/groupHooks";
import { Bell } from "../../../generated/icons/Bell";
import { BellOff } from "../../../generated/icons/BellOff";
import type { MenuEntry } from "../../../ui/menu/menuEntry";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";

/** The entry of a menu that mutes or unmutes a group. Updates optimistically, and rolls back if the service rejects it. */
export function useMuting({ id, isMuted }: Pick<GroupPanelFragment, "id" | "isMuted">): MenuEntry {
  const alerts = useAlerts();
  const [muteGroup] = useMuteGroupMutation();
  const [unmuteGroup] = useUnmuteGroupMutation();
  const perform = useCallback(async () => {
    const variables = { input: { groupId: id } };
    const expected = { __typename: "Group" as const, id, isMuted: !isMuted };
    if (isMuted) await unmuteGroup({ variables, optimisticResponse: { unmuteGroup: expected } });
    else await muteGroup({ variables, optimisticResponse: { muteGroup: expected } });
    alerts.success(isMuted ? texts.unmuted : texts.muted);
  }, [id, isMuted, muteGroup, unmuteGroup, alerts]);
  const { run } = useAction(perform);
  return {
    label: isMuted ? texts.unmute : texts.mute,
    Icon: isMuted ? Bell : BellOff,
    onSelect: () => void run(),
  };
}
