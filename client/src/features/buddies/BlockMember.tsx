import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Ban } from "../../generated/icons/Ban";
import { useCallback, useState } from "react";
import { useBlockUserMutation } from "../../generated/hooks";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/feedback/ConfirmDialog";
import { useAlerts } from "../alerts/AlertsProvider";
import { InlineProblem } from "../alerts/InlineProblem";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

interface Props {
  user: { id: string; name: string };
  onBlocked(): Promise<void>;
}

/** Blocks a member after a confirmation. */
export function BlockMember({ user, onBlocked }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Ban size={18} aria-hidden="true" />
        {texts.block}
        <VisuallyHidden> {user.name}</VisuallyHidden>
      </Button>
      {isAsking && <BlockDialog user={user} onBlocked={onBlocked} onClose={() => setAsking(false)} />}
    </>
  );
}

const inPlace = { isShownInPlace: true } as const;

function BlockDialog({ user: { id, name }, onBlocked, onClose }: Props & { onClose(): void }) {
  const alerts = useAlerts();
  const [blockUser] = useBlockUserMutation();
  const perform = useCallback(async () => {
    await blockUser({ variables: { input: { userId: id } } });
    alerts.success(texts.blocked(name));
    await onBlocked();
  }, [blockUser, id, name, alerts, onBlocked]);
  const { run, isPending, problem } = useAction(perform, inPlace);
  return (
    <ConfirmDialog
      title={texts.blockTitle(name)}
      confirmLabel={texts.block}
      isOpen
      isPending={isPending}
      onClose={onClose}
      onConfirm={run}
    >
      {texts.blockText}
      <InlineProblem problem={problem} />
    </ConfirmDialog>
  );
}
