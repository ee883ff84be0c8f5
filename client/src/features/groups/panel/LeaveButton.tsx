import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import type { GroupPanelFragment } from "../../../generated/groupHooks";
import { LogOut } from "../../../generated/icons/LogOut";
import { paths } from "../../../shared/paths";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { useLeaveGroup } from "./useGroupAction";
import * as texts from "../texts";

/** Leaves the group. Where one cannot come back at once, a dialog says so first. */
export function LeaveButton({ group }: { group: GroupPanelFragment }) {
  const navigate = useNavigate();
  const { run, isPending } = useLeaveGroup(
    group,
    useCallback(() => void navigate(paths.posts), [navigate]),
  );
  const { ask, dialog } = useConfirm(run);
  if (!group.viewerCanLeave) return null;
  const isOpen = group.visibility === "OPEN";
  return (
    <>
      <Button variant="quiet" isPending={isPending} onClick={() => (isOpen ? void run() : ask())}>
        <LogOut size={18} aria-hidden="true" />
        {texts.leave}
      </Button>
      <ConfirmDialog title={texts.leaveTitle} confirmLabel={texts.leaveGroup} isPending={isPending} {...dialog}>
        {consequenceOf(group)}
      </ConfirmDialog>
    </>
  );
}

function consequenceOf({ buddy, isForTwo, isOver, visibility }: GroupPanelFragment): string {
  if (isOver) return texts.leaveOver;
  if (isForTwo && !buddy) return texts.leaveAway;
  if (buddy) return texts.leaveTwo(buddy.name);
  return visibility === "PRIVATE" ? texts.leavePrivate : texts.leaveOnRequest;
}
