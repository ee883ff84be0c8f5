import { useState } from "react";
import { flushSync } from "react-dom";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { BuddyPersonFragment, BuddyRequestEntryFragment } from "../../generated/hooks";
import { Trash2 } from "../../generated/icons/Trash2";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/feedback/ConfirmDialog";
import { ActionsMenu } from "../../ui/menu/ActionsMenu";
import { ReportButton } from "../moderation/ReportButton";
import { BuddyAction } from "./BuddyAction";
import { StudyTogether } from "./openGroup/StudyTogether";
import { PersonRow } from "./PersonRow";
import * as texts from "./texts";
import { useBuddyChange } from "./useBuddyChange";

/** A request that waits for the viewer's answer. */
export function ReceivedRow({ request: { id, user, message } }: { request: BuddyRequestEntryFragment }) {
  const accepting = useBuddyChange("accept", user);
  const declining = useBuddyChange("decline", user);
  return (
    <PersonRow user={user} message={message}>
      <Button isPending={accepting.isPending} onClick={() => void accepting.run()}>
        {texts.accept}
        <VisuallyHidden> {user.name}</VisuallyHidden>
      </Button>
      <Button variant="quiet" isPending={declining.isPending} onClick={() => void declining.run()}>
        {texts.decline}
        <VisuallyHidden> {user.name}</VisuallyHidden>
      </Button>
      <ReportButton isSmall kind="BUDDY_REQUEST" id={id} name={user.name} />
    </PersonRow>
  );
}

/** A request that the viewer sent. */
export const SentRow = ({ request: { user, message } }: { request: BuddyRequestEntryFragment }) => (
  <PersonRow user={user} message={message}>
    <BuddyAction user={user} />
  </PersonRow>
);

export function BuddyRow({ user }: { user: BuddyPersonFragment }) {
  const [isAsking, setAsking] = useState(false);
  const { run } = useBuddyChange("remove", user);
  const remove = () => {
    // The dialog gives the focus back to its button first, which goes with the row.
    flushSync(() => setAsking(false));
    void run();
  };
  return (
    <PersonRow user={user}>
      <StudyTogether user={user} />
      <ActionsMenu
        label={texts.actionsFor(user.name)}
        entries={[{ label: texts.remove, Icon: Trash2, isDanger: true, onSelect: () => setAsking(true) }]}
      />
      <ConfirmDialog
        title={texts.removeTitle(user.name)}
        confirmLabel={texts.removeBuddy}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      >
        {texts.removeText}
      </ConfirmDialog>
    </PersonRow>
  );
}
