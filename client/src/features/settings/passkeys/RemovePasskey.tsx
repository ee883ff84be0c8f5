import { Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { useRemovePasskeyMutation } from "../../../generated/settingsHooks";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";

interface Props {
  passkey: { id: string; name: string };
  onRemoved(): void;
}

export function RemovePasskey({ passkey: { id, name }, onRemoved }: Props) {
  const alerts = useAlerts();
  const [remove] = useRemovePasskeyMutation();
  const perform = useCallback(async () => {
    await remove({ variables: { input: { id } } });
    alerts.success(texts.passkeyRemoved(name));
    onRemoved();
  }, [remove, id, name, alerts, onRemoved]);
  const { run, isPending } = useAction(perform);
  const { ask, dialog } = useConfirm(run);
  return (
    <>
      <Button variant="dangerQuiet" borderColor="currentColor" aria-label={texts.removePasskey(name)} onClick={ask}>
        {texts.remove}
      </Button>
      <ConfirmDialog title={texts.removeTitle} confirmLabel={texts.remove} isPending={isPending} {...dialog}>
        <Text overflowWrap="anywhere">{texts.removeReason(name)}</Text>
      </ConfirmDialog>
    </>
  );
}
