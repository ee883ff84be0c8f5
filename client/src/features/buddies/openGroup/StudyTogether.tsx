import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { useOpenBuddyGroupMutation } from "../../../generated/buddyGroupHooks";
import { UsersRound } from "../../../generated/icons/UsersRound";
import { paths } from "../../../shared/paths";
import { Button } from "../../../ui/Button";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";

interface Props {
  user: { id: string; name: string };
  variant?: "primary" | "secondary";
}

/** Opens the group of the viewer and a buddy. The service always gives the same one. */
export function StudyTogether({ user: { id, name }, variant = "secondary" }: Props) {
  const navigate = useNavigate();
  const [openBuddyGroup] = useOpenBuddyGroupMutation();
  const perform = useCallback(async () => {
    const { data } = await openBuddyGroup({ variables: { input: { userId: id } } });
    const groupId = data?.openBuddyGroup?.id;
    if (groupId) void navigate(paths.post(groupId));
  }, [openBuddyGroup, id, navigate]);
  const { run, isPending } = useAction(perform);
  return (
    <Button variant={variant} paddingInline="4" isPending={isPending} onClick={() => void run()}>
      <UsersRound size={18} aria-hidden="true" />
      {texts.studyTogether}
      <VisuallyHidden>{texts.withName(name)}</VisuallyHidden>
    </Button>
  );
}
