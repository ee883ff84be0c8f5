import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Clock } from "../../generated/icons/Clock";
import { UserPlus } from "../../generated/icons/UserPlus";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { BuddyStandingFragment } from "../../generated/hooks";
import { paths } from "../../shared/paths";
import { Button, LinkButton } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/feedback/ConfirmDialog";
import { AskDialog } from "./AskDialog";
import { StudyTogether } from "./openGroup/StudyTogether";
import * as texts from "./texts";
import { useBuddyChange } from "./useBuddyChange";

interface Props {
  user: BuddyStandingFragment;
  variant?: "primary" | "secondary";
}

/** The main action for a member: ask, withdraw, answer or study together. Nothing for guests or on one's own card. */
export function BuddyAction({ user, variant = "secondary" }: Props) {
  switch (user.buddyState) {
    case "NONE":
      return user.viewerCanRequestBuddy ? <AskOrWithdraw user={user} variant={variant} /> : null;
    case "REQUESTED":
      return <AskOrWithdraw user={user} variant="secondary" />;
    case "RECEIVED":
      return (
        <LinkButton to={paths.buddies} variant={variant}>
          {texts.answer}
          <OfMember name={user.name} />
        </LinkButton>
      );
    case "BUDDIES":
      return <StudyTogether user={user} variant={variant} />;
    case null:
      return null;
  }
}

/** One button for both, so that it keeps the focus when one becomes the other. */
function AskOrWithdraw({ user, variant }: Required<Props>) {
  const [opened, setOpened] = useState<"ask" | "withdraw" | null>(null);
  const { run, isPending } = useBuddyChange("cancel", user);
  const close = () => setOpened(null);
  const isRequested = user.buddyState === "REQUESTED";
  const Icon = isRequested ? Clock : UserPlus;
  return (
    <>
      <Button
        variant={variant}
        paddingInline="4"
        isPending={isPending}
        onClick={() => setOpened(isRequested ? "withdraw" : "ask")}
      >
        <Icon size={18} aria-hidden="true" />
        {isRequested ? texts.requested : texts.ask}
        {isRequested ? <OfMember name={user.name} /> : <VisuallyHidden>{texts.withName(user.name)}</VisuallyHidden>}
      </Button>
      {opened === "ask" && <AskDialog user={user} onClose={close} />}
      <ConfirmDialog
        title={texts.cancelTitle}
        confirmLabel={texts.cancelRequest}
        isOpen={opened === "withdraw"}
        onClose={close}
        onConfirm={() => {
          // The dialog gives the focus back to its button first, which may go with its row.
          flushSync(close);
          void run();
        }}
      >
        {texts.cancelText(user.name)}
      </ConfirmDialog>
    </>
  );
}

/** A list has the same button many times; a screen reader also says the name. */
const OfMember = ({ name }: { name: string }) => <VisuallyHidden> {name}</VisuallyHidden>;
