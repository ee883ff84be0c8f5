import { Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { useEndAccessTokenMutation } from "../../../generated/settingsHooks";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

interface Props {
  token: { id: string; name: string };
  onEnded(): void;
}

export function EndToken({ token: { id, name }, onEnded }: Props) {
  const alerts = useAlerts();
  const [end] = useEndAccessTokenMutation();
  const perform = useCallback(async () => {
    await end({ variables: { input: { id } } });
    alerts.success(texts.ended(name));
    onEnded();
  }, [end, id, name, alerts, onEnded]);
  const { run, isPending } = useAction(perform);
  const { ask, dialog } = useConfirm(run);
  return (
    <>
      <Button variant="dangerQuiet" borderColor="currentColor" aria-label={texts.endToken(name)} onClick={ask}>
        {texts.end}
      </Button>
      <ConfirmDialog title={texts.endTitle} confirmLabel={texts.end} isPending={isPending} {...dialog}>
        <Text overflowWrap="anywhere">{texts.endReason(name)}</Text>
      </ConfirmDialog>
    </>
  );
}
