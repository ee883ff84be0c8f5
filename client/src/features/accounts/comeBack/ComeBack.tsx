import { Text } from "@chakra-ui/react";
import { useState } from "react";
import { formatTime } from "../../../shared/time/formatDate";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { Modal } from "../../../ui/feedback/Modal";
import type { Problem } from "../../../ui/feedback/problem";
import type { Leaver } from "../readLeaver";
import type { OneSignIn } from "../useOneSignIn";
import * as texts from "./texts";
import { useComeBack } from "./useComeBack";

interface Props extends Pick<OneSignIn, "signIn"> {
  leaver: Leaver;
  onClose(): void;
}

/** Offers a member who has just logged in to keep their deleted account, or to delete it right away. */
export function ComeBack({ leaver, signIn, onClose }: Props) {
  const [isSure, setSure] = useState(false);
  const { keep, remove } = useComeBack({ leaver, signIn, onOver: onClose });
  if (isSure) {
    return (
      <ConfirmDialog
        title={texts.deleteNowTitle}
        confirmLabel={texts.deleteNow}
        isOpen
        isPending={remove.isPending}
        onConfirm={remove.run}
        onClose={() => !remove.isPending && setSure(false)}
      >
        <Text>{texts.goesForGood}</Text>
        <Refusal problem={remove.problem} />
      </ConfirmDialog>
    );
  }
  return (
    <Modal
      title={texts.comeBackTitle}
      isOpen
      onClose={() => !keep.isPending && onClose()}
      footer={
        <>
          <Button variant="dangerQuiet" disabled={keep.isPending} onClick={() => setSure(true)}>
            {texts.deleteNow}
          </Button>
          <Button data-autofocus variant="primary" isPending={keep.isPending} onClick={() => void keep.run()}>
            {texts.keepAccount}
          </Button>
        </>
      }
    >
      <Text>{texts.waitsForDeletion(formatTime(leaver.until))}</Text>
      <Text marginTop="2" color="fg.muted">
        {texts.comeBackHint}
      </Text>
      <Refusal problem={keep.problem} />
    </Modal>
  );
}

function Refusal({ problem }: { problem: Problem | null }) {
  return (
    problem && (
      <Text role="alert" marginTop="4" color="danger.text" fontWeight="semibold">
        {problem.messages.join(" ")}
      </Text>
    )
  );
}
