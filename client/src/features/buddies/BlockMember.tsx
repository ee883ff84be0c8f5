import { VisuallyHidden } from "@chakra-ui/react";
import { Ban } from "../../generated/icons/Ban";
import { useCallback, useState } from "react";
import { useBlockUserMutation } from "../../generated/hooks";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/feedback/ConfirmDialog";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

interface Props {
  user: { id: string; name: string };
  onBlocked(): void;
}

/** Blocks a member after a confirmation. */
export function BlockMember({ user: { id, name }, onBlocked }: Props) {
  const [isAsking, setAsking] = useState(false);
  const alerts = useAlerts();
  const [blockUser] = useBlockUserMutation();
  const perform = useCallback(async () => {
    await blockUser({ variables: { input: { userId: id } } });
    alerts.success(texts.blocked(name));
    onBlocked();
  }, [blockUser, id, name, alerts, onBlocked]);
  const { run, isPending } = useAction(perform);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Ban size={18} aria-hidden="true" />
        {texts.block}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        title={texts.blockTitle(name)}
        confirmLabel={texts.block}
        isOpen={isAsking}
        isPending={isPending}
        onClose={() => setAsking(false)}
        onConfirm={run}
      >
        {texts.blockText}
      </ConfirmDialog>
    </>
  );
}
