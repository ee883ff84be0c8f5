import { Flex, Text } from "@chakra-ui/react";
import { useCallback, useRef } from "react";
import { useRenewGroupInviteMutation } from "../../../generated/groupHooks";
import { Copy } from "../../../generated/icons/Copy";
import { RotateCw } from "../../../generated/icons/RotateCw";
import { paths } from "../../../shared/paths";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { copyText } from "../../../ui/forms/copyText";
import { TextField } from "../../../ui/forms/fields";
import { Section } from "../../../ui/page/Section";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";

interface Props {
  groupId: string;
  code: string;
}

/** The link that lets people in, to copy and to replace. */
export function Invitation({ groupId, code }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const alerts = useAlerts();
  const { run, isPending } = useRenew(groupId);
  const { ask, dialog } = useConfirm(run);
  const copy = useAction(async () => {
    await copyText(field.current);
    alerts.success(texts.copied);
  });
  return (
    <Section title={texts.invitation}>
      <Text color="fg.muted" marginBottom="4">
        {texts.invitationText}
      </Text>
      <TextField
        ref={field}
        name="invitation"
        label={texts.link}
        value={window.location.origin + paths.invitation(code)}
        onFocus={({ target }) => target.select()}
        readOnly
        dir="ltr"
      />
      <Flex gap="2" flexWrap="wrap" marginTop="4">
        <Button isPending={copy.isPending} onClick={() => void copy.run()}>
          <Copy size={18} aria-hidden="true" />
          {texts.copy}
        </Button>
        <Button variant="quiet" onClick={ask}>
          <RotateCw size={18} aria-hidden="true" />
          {texts.renew}
        </Button>
      </Flex>
      <ConfirmDialog title={texts.renewTitle} confirmLabel={texts.renew} isPending={isPending} {...dialog}>
        {texts.renewText}
      </ConfirmDialog>
    </Section>
  );
}

function useRenew(groupId: string) {
  const alerts = useAlerts();
  const [renewInvite] = useRenewGroupInviteMutation();
  const perform = useCallback(async () => {
    await renewInvite({ variables: { input: { groupId } } });
    alerts.success(texts.renewed);
  }, [renewInvite, groupId, alerts]);
  return useAction(perform);
}
