import { Text } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { useRemovePasskeyMutation } from "../../../generated/settingsHooks";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";

interface Props {
  passkey: { id: string; name: string };
  onRemoved(): void;
}

export function RemovePasskey({ passkey: { id, name }, onRemoved }: Props) {
  const [isAsking, setAsking] = useState(false);
  const alerts = useAlerts();
  const [remove] = useRemovePasskeyMutation();
  const perform = useCallback(async () => {
    await remove({ variables: { input: { id } } });
    alerts.success(texts.passkeyRemoved(name));
    onRemoved();
  }, [remove, id, name, alerts, onRemoved]);
  const { run, isPending } = useAction(perform);
  return (
    <>
      <Button
        variant="dangerQuiet"
        borderColor="currentColor"
        aria-label={texts.removePasskey(name)}
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        isOpen={isAsking}
        isPending={isPending}
        onConfirm={() => run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <Text overflowWrap="anywhere">{texts.removeReason(name)}</Text>
      </ConfirmDialog>
    </>
  );
}
