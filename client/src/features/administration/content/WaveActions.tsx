import { Flex, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { useHideTextsOfMembersMutation, useShowTextsOfMembersMutation } from "../../../generated/administrationHooks";
import { Eye } from "../../../generated/icons/Eye";
import { EyeOff } from "../../../generated/icons/EyeOff";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";

interface Props {
  since: string;
  span: string;
  memberIds: readonly string[];
  /** Of what is listed. */
  shownCount: number;
  hiddenCount: number;
  /** There is more than is listed. */
  isMore: boolean;
  onDone(): Promise<unknown>;
}

/** Hides all that the chosen members wrote since the time, or brings it back; the question names how much. */
export function WaveActions({ since, span, memberIds, shownCount, hiddenCount, isMore, onDone }: Props) {
  const { hide, show } = useWave(memberIds, since, onDone);
  if (memberIds.length === 0)
    return (
      <Text color="fg.muted" marginBottom="4">
        {texts.chooseFirst}
      </Text>
    );
  return (
    <Flex flexWrap="wrap" gap="3" marginBottom="4">
      {shownCount > 0 && (
        <Button variant="danger" onClick={hide.ask}>
          <EyeOff size={18} aria-hidden="true" />
          {texts.hideAll}
        </Button>
      )}
      {hiddenCount > 0 && (
        <Button onClick={show.ask}>
          <Eye size={18} aria-hidden="true" />
          {texts.bringBack}
        </Button>
      )}
      <ConfirmDialog
        title={texts.hideTitle(shownCount, isMore, memberIds.length)}
        confirmLabel={texts.hideAll}
        {...hide.dialog}
      >
        {texts.hideText(span)}
      </ConfirmDialog>
      <ConfirmDialog
        title={texts.backTitle(hiddenCount, isMore, memberIds.length)}
        confirmLabel={texts.bringBack}
        {...show.dialog}
      >
        {texts.backText(span)}
      </ConfirmDialog>
    </Flex>
  );
}

function useWave(memberIds: readonly string[], since: string, onDone: () => Promise<unknown>) {
  const alerts = useAlerts();
  const [hideTexts] = useHideTextsOfMembersMutation();
  const [showTexts] = useShowTextsOfMembersMutation();
  const change = useCallback(
    async (isHiding: boolean) => {
      const variables = { input: { memberIds: [...memberIds], since } };
      await (isHiding ? hideTexts({ variables }) : showTexts({ variables }));
      alerts.success(isHiding ? texts.hiddenNow : texts.backNow);
      await onDone();
    },
    [hideTexts, showTexts, memberIds, since, onDone, alerts],
  );
  const { run, isPending } = useAction(change);
  const [hide, show] = [useConfirm(() => run(true)), useConfirm(() => run(false))];
  return {
    hide: { ask: hide.ask, dialog: { ...hide.dialog, isPending } },
    show: { ask: show.ask, dialog: { ...show.dialog, isPending } },
  };
}
