import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import type { GroupPanelFragment } from "../../../generated/groupHooks";
import { LogOut } from "../../../generated/icons/LogOut";
import { paths } from "../../../shared/paths";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import type { MenuEntry } from "../../../ui/menu/menuEntry";
import { useLeaveGroup } from "./useGroupAction";
import * as texts from "../texts";

/** The entry of a menu that leaves the group. Where one cannot come back at once, a dialog says so first. */
export function useLeaving(group: GroupPanelFragment) {
  const navigate = useNavigate();
  const { run, isPending } = useLeaveGroup(
    group,
    useCallback(() => void navigate(paths.posts), [navigate]),
  );
  const { ask, dialog } = useConfirm(run);
  const onSelect = () => (group.visibility === "OPEN" ? void run() : ask());
  const entry: MenuEntry | null = group.viewerCanLeave ? { label: texts.leave, Icon: LogOut, onSelect } : null;
  return {
    entry,
    dialog: (
      <ConfirmDialog title={texts.leaveTitle} confirmLabel={texts.leaveGroup} isPending={isPending} {...dialog}>
        {consequenceOf(group)}
      </ConfirmDialog>
    ),
  };
}

function consequenceOf({ buddy, isForTwo, isOver, visibility }: GroupPanelFragment): string {
  if (isOver) return texts.leaveOver;
  if (isForTwo && !buddy) return texts.leaveAway;
  if (buddy) return texts.leaveTwo(buddy.name);
  return visibility === "PRIVATE" ? texts.leavePrivate : texts.leaveOnRequest;
}
