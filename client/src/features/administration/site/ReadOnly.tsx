import { Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { useSetReadOnlyMutation } from "../../../generated/administrationHooks";
import { askSite } from "../../../shared/service/siteState";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { Section } from "../../../ui/page/Section";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

/** Makes the site one that can only be read, after a question, or ends that. */
export function ReadOnly({ isReadOnly }: { isReadOnly: boolean }) {
  const alerts = useAlerts();
  const [save] = useSetReadOnlyMutation();
  const { run, isPending } = useAction(
    useCallback(
      async (next: boolean) => {
        await save({ variables: { isReadOnly: next } });
        alerts.success(next ? texts.readOnlyBegun : texts.readOnlyEnded);
        void askSite();
      },
      [save, alerts],
    ),
  );
  const { ask, dialog } = useConfirm(() => run(true));
  return (
    <Section title={texts.readOnly}>
      <Text color="fg.muted" marginBottom="3">
        {texts.readOnlyLead}
      </Text>
      {isReadOnly ? (
        <Text bg="danger.soft" color="danger.text" fontWeight="semibold" borderRadius="md" padding="4" marginBottom="4">
          {texts.readOnlyIsOn}
        </Text>
      ) : (
        <Text marginBottom="4">{texts.readOnlyIsOff}</Text>
      )}
      {/* One button with two names, so that the focus stays where it is. */}
      <Button
        variant={isReadOnly ? "primary" : "dangerQuiet"}
        borderColor={isReadOnly ? undefined : "currentColor"}
        isPending={isPending}
        onClick={() => (isReadOnly ? void run(false) : ask())}
      >
        {isReadOnly ? texts.endReadOnly : texts.makeReadOnly}
      </Button>
      <ConfirmDialog title={texts.readOnlyTitle} confirmLabel={texts.makeReadOnly} {...dialog} isPending={isPending}>
        {texts.readOnlyText}
      </ConfirmDialog>
    </Section>
  );
}
