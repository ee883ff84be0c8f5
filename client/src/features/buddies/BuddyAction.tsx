import { VisuallyHidden } from "@chakra-ui/react";
import { Clock } from "../../generated/icons/Clock";
import { UserPlus } from "../../generated/icons/UserPlus";
import { useState } from "react";
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

/** The one thing to do about a member: ask, take the request back, answer, or study together. Nothing for guests and oneself. */
export function BuddyAction({ user, variant = "secondary" }: Props) {
  switch (user.buddyState) {
    case "NONE":
      return user.viewerCanRequestBuddy ? <Ask user={user} variant={variant} /> : null;
    case "REQUESTED":
      return <Requested user={user} />;
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

function Ask({ user, variant }: Required<Props>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} paddingInline="4" onClick={() => setOpen(true)}>
        <UserPlus size={18} aria-hidden="true" />
        {texts.ask}
        <VisuallyHidden>{texts.withName(user.name)}</VisuallyHidden>
      </Button>
      {isOpen && <AskDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

function Requested({ user }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { run, isPending } = useBuddyChange("cancel", user);
  return (
    <>
      <Button paddingInline="4" onClick={() => setOpen(true)}>
        <Clock size={18} aria-hidden="true" />
        {texts.requested}
        <OfMember name={user.name} />
      </Button>
      <ConfirmDialog
        title={texts.cancelTitle}
        confirmLabel={texts.cancelRequest}
        isOpen={isOpen}
        isPending={isPending}
        onClose={() => setOpen(false)}
        onConfirm={run}
      >
        {texts.cancelText(user.name)}
      </ConfirmDialog>
    </>
  );
}

/** A list has the same button many times; a screen reader also says the name. */
const OfMember = ({ name }: { name: string }) => <VisuallyHidden> {name}</VisuallyHidden>;
